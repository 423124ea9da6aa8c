import { z } from 'zod';
import { assertionField } from '../passkeys/passkey.schema.ts';
import { codeField, passwordChangeInput } from '../sign-in.contract.ts';

/**
 * What every change of the second factor asks for, because a screen that was left open is not enough: one of the own passkeys, or
 * the password, with a code once there is a second factor.
 */
export const proofInput = z.object({
  password: passwordChangeInput.shape.current.optional(),
  code: codeField.optional(),
  passkey: assertionField.optional(),
});

/** What is typed to prove it, before there is a second factor and once there is one. */
export const typedPassword = z.object({ password: passwordChangeInput.shape.current, code: z.string() });
export const typedProof = typedPassword.extend({ code: codeField });

export type Proof = z.infer<typeof proofInput>;
