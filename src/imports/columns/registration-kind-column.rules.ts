import type { Described } from './described.rules.ts';

/** What the number of an employer is; the figures are those of the eSocial (tpInsc). */
export const registrationKindColumn: Described = {
  form: 'choice',
  options: { cnpj: 'CNPJ', caepf: 'CAEPF', cpf: 'CPF', 1: 'CNPJ', 3: 'CAEPF', 2: 'CPF' },
  synonyms: ['Tipo da inscrição', 'Tipo inscrição', 'Tipo de documento', 'Tipo de registro', 'tpInsc'],
  examples: ['CNPJ', ''],
  explanation: 'CNPJ, CAEPF ou CPF. Vazio: o que a pontuação do número diz, ou CNPJ.',
};
