import type { z } from 'zod';
import type { adminCreateInput } from './admins.contract.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const adminLabels = {
  name: 'Nome',
  email: 'E-mail',
  cpf: 'CPF',
  phone_number: 'Contato',
  password: 'Senha',
} as const satisfies Record<keyof z.infer<typeof adminCreateInput>, string>;
