import type { FieldOf } from '../platform/contract/record.ts';
import type { unitRecord } from './units.record.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const unitLabels = {
  identification: 'Identificação',
  cnpj: 'CNPJ',
  registrationKind: 'Tipo de inscrição',
  cnae: 'CNAE',
  activity: 'Atividade',
  degree_of_risk: 'Grau de risco',
  cep: 'CEP',
  address: 'Endereço',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
  email: 'E-mail',
  reference_contact: 'Contato de referência',
  phone: 'Telefone',
  legal_representative: 'Representante legal',
  cpf_legal_representative: 'CPF do representante legal',
} as const satisfies Record<FieldOf<typeof unitRecord>, string>;

/** NR-4, table I: the degree of risk of an activity. */
export const riskDegrees = ['1', '2', '3', '4'];
