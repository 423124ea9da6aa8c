import { z } from 'zod';
import { passwordField } from '../platform/contract/fields.ts';

/**
 * The fields of a record whose user is registered with it, and how that user will sign in: with the password that is typed here, or
 * with one of the own, by an invitation. Then none is asked for: the account has none until the invitation's link is used.
 * @param checked adds what one field says of another
 */
export function withNewAccess<Fields extends z.ZodRawShape>(
  fields: Fields,
  checked: <Of extends z.ZodObject>(schema: Of) => Of = (schema) => schema,
) {
  return z.discriminatedUnion(
    'invite',
    [
      checked(z.object({ ...fields, password: passwordField, invite: z.literal(false).optional() })),
      checked(z.object({ ...fields, password: z.string().optional(), invite: z.literal(true) })),
    ],
    { error: 'Escolha entre a senha e o convite' },
  );
}
