import type { FieldOf } from '../platform/contract/record.ts';
import { listedRegistration } from '../platform/contract/registration/registration-kind.rules.ts';
import type { companyRecord } from './companies.record.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const companyLabels = {
  email: 'E-mail',
  password: 'Senha',
  cnpj: 'CNPJ',
  registrationKind: 'Tipo de inscrição',
  corporate_reason: 'Razão Social',
  fantasy_name: 'Nome Fantasia',
  identification: 'Identificação',
  cep: 'CEP',
  address: 'Endereço',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  phone: 'Telefone',
  dt_start_esocial: 'Data de início no eSocial',
  legal_nature: 'Natureza jurídica',
  esocial_environment: 'Ambiente do eSocial',
} as const satisfies Record<FieldOf<typeof companyRecord> | 'password', string>;

/** Where a company's events go. */
export const esocialEnvironments = ['produção', 'produção restrita'] as const;

type Named = { id: string; corporate_reason: string; fantasy_name: string; cnpj: string };

/** A company where one is chosen: first the name that companies are sorted by. */
export function companyChoice({ id, corporate_reason, fantasy_name, cnpj }: Named) {
  const names = fantasy_name === corporate_reason ? corporate_reason : `${corporate_reason} · ${fantasy_name}`;
  return { value: id, label: `${names} · ${listedRegistration(cnpj)}` };
}
