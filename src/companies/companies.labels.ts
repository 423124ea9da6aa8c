import type { z } from 'zod';
import type { companyCreateInput } from './companies.contract.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const companyLabels = {
  email: 'E-mail',
  password: 'Senha',
  cnpj: 'CNPJ',
  corporate_reason: 'Razão Social',
  fantasy_name: 'Nome Fantasia',
  identification: 'Identificação',
  cep: 'CEP',
  address: 'Endereço',
  neighborhood: 'Bairro',
  phone: 'Telefone',
  dt_start_esocial: 'Data de início no eSocial',
} as const satisfies Record<keyof z.infer<typeof companyCreateInput>, string>;
