import type { FieldOf } from '../platform/contract/record.ts';
import type { professionalRecord } from './professionals.record.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const professionalLabels = {
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha',
  cpf: 'CPF',
  rg: 'RG',
  formation: 'Formação',
  organ: 'Órgão de classe',
  acronym: 'Sigla do conselho',
  registration_number: 'Número do registro',
  rqe: 'RQE',
  uf: 'UF',
  title: 'Título',
  phone_number: 'Telefone',
  access: 'Acesso',
} as const satisfies Record<FieldOf<typeof professionalRecord> | 'password', string>;

/** Usual values of 'Formação'; any other text is accepted too. */
export const formationOptions = [
  'Medicina',
  'Enfermagem',
  'Fonoaudiologia',
  'Psicologia',
  'Fisioterapia',
  'Engenharia de Segurança do Trabalho',
  'Técnico em Segurança do Trabalho',
];

/** Usual values of 'Título'; any other text is accepted too. */
export const titleOptions = [
  'Médico(a) do Trabalho',
  'Enfermeiro(a) do Trabalho',
  'Especialista',
  'Mestre',
  'Doutor(a)',
];
