import { ORPCError } from '@orpc/contract';

/** The error code by which the sign-in knows that it was the key. */
export const passkeyRefusedCode = 'PASSKEY_INVALID';

/** What a key that is not taken is told, wherever it is asked for: nothing of why. */
export const passkeyRefusedMessage = 'A chave de acesso não foi aceita. Tente de novo.';

/** A sign-in with a key that is not taken: 401. */
export function passkeyRefused() {
  return new ORPCError(passkeyRefusedCode, { status: 401, message: passkeyRefusedMessage });
}
