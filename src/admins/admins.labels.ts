import type { FieldOf } from '../platform/contract/record.ts';
import type { adminRecord } from './admins.record.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const adminLabels = {
  name: 'Nome',
  email: 'E-mail',
  cpf: 'CPF',
  phone_number: 'Contato',
  password: 'Senha',
} as const satisfies Record<FieldOf<typeof adminRecord> | 'password', string>;
