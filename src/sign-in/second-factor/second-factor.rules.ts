import { ORPCError } from '@orpc/contract';

/** The error codes by which the screens know what to ask for next. */
export const errorCodes = {
  missing: 'SECOND_FACTOR_REQUIRED',
  wrong: 'SECOND_FACTOR_INVALID',
  setup: 'SECOND_FACTOR_SETUP_REQUIRED',
} as const;

/** What a code that is not taken is told, wherever it is asked for. */
export const wrongCodeMessage = 'Código inválido';

/** The right password of a user who has a second factor, without its code: 401. */
export function codeRequired() {
  return new ORPCError(errorCodes.missing, {
    status: 401,
    message: 'Informe o código do seu aplicativo autenticador.',
  });
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
