import { ORPCError } from '@orpc/contract';

/** The error codes by which the screens know what to ask for next. */
export const errorCodes = {
  missing: 'SECOND_FACTOR_REQUIRED',
  wrong: 'SECOND_FACTOR_INVALID',
  setup: 'SECOND_FACTOR_SETUP_REQUIRED',
} as const;

/** What a code that is not taken is told, wherever it is asked for. */
export const wrongCodeMessage = 'Código inválido';

/** What a user can show besides the password: the app's code, or a passkey by these options; and always a recovery code. */
export type Ways = { app: boolean; passkey: { challenge: string } | null };

/** What the error of `factorRequired` says can be shown. */
export function waysOf(error: unknown): Ways {
  const data: Partial<Ways> = (error instanceof ORPCError && typeof error.data === 'object' && error.data) || {};
  return { app: data.app ?? true, passkey: data.passkey ?? null };
}

/** The right password of a user who has a second factor, without it: 401. */
export function factorRequired(ways: Ways) {
  const message = ways.app
    ? 'Informe o código do seu aplicativo autenticador.'
    : 'Use a sua chave de acesso ou um código de recuperação.';
  return new ORPCError(errorCodes.missing, { status: 401, message, data: ways });
}

/** The right password with a code that is not taken: 401. */
export function codeRefused() {
  return new ORPCError(errorCodes.wrong, { status: 401, message: wrongCodeMessage });
}

/** A call of a user who must have a second factor and has none: 403. */
export function setupRequired() {
  return new ORPCError(errorCodes.setup, {
    status: 403,
    message: 'A clínica exige a verificação em duas etapas. Ative-a em Configurações para continuar.',
  });
}

/**
 * Whether a user must set up a second factor before anything else.
 * @param required the kinds of user that the installation requires it of
 */
export function mustSetUp(user: { type: string; secondFactor: boolean }, required: readonly string[]): boolean {
  return !user.secondFactor && required.includes(user.type);
}
