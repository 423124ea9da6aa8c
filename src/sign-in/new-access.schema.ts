import { z } from 'zod';
import { passwordField } from '../platform/contract/fields.ts';

/**
 * The fields of a record whose user is registered with it, and how that user will sign in: with the password that is typed here, or
 * with one of the own, by an invitation. Then none is asked for: the account has none until the invitation's link is used.
 */
export function withNewAccess<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.discriminatedUnion(
    'invite',
    [
      z.object({ ...fields, password: passwordField, invite: z.literal(false).optional() }),
      z.object({ ...fields, password: z.string().optional(), invite: z.literal(true) }),
    ],
    { error: 'Escolha entre a senha e o convite' },
  );
}
