import { fold } from '../../platform/database/search/search.ts';

/** What has become of a result that was sent. */
export const resultStates = {
  waiting: 'A identificar',
  recorded: 'Registrado',
  discarded: 'Descartado',
} as const;

export type ResultState = keyof typeof resultStates;

/** Why a result waits for somebody, and what to do. */
export const waitingReasons = {
  unknown: 'Ninguém tem este CPF: cadastre a pessoa, ou diga de quem é',
  outside: 'Quem tem este CPF não era da empresa neste dia: confira a data, ou diga de quem é',
  several: 'Mais de um cadastro com este CPF serve: diga qual é',
  otherName: 'O nome enviado não é o de quem tem este CPF: diga de quem é',
  conflict: 'Já há outro resultado deste exame, da mesma pessoa, no mesmo dia: diga qual fica',
} as const;

export type WaitingReason = keyof typeof waitingReasons;

/** How results come in. */
export const resultSources = { sheet: 'Planilha', api: 'API' } as const;

export type ResultSource = keyof typeof resultSources;

/** What became of a line that was sent. */
export const lineOutcomes = ['recorded', 'same', 'waiting', 'refused'] as const;

/** The fields of a result. */
export const resultFieldLabels = {
  cpf: 'CPF',
  name: 'Nome',
  cnpj: 'CNPJ da empresa',
  exam_code: 'Exame da Tabela 27',
  exam_name: 'Nome do exame',
  done_on: 'Data do exame',
  abnormal: 'Alterado',
  value: 'Valor, com a unidade',
  observation: 'Observação',
  right_air: 'Orelha direita, via aérea',
  right_bone: 'Orelha direita, via óssea',
  left_air: 'Orelha esquerda, via aérea',
  left_bone: 'Orelha esquerda, via óssea',
} as const;

/** What is asked when something is decided of a result. */
export const decisionLabels = { choice: 'O que fazer com ele', reason: 'Motivo' } as const;

/** So long an observation, and a reason, may be. */
export const longestObservation = 300;

/** What `alterado` may say, however it is written; by `fold`. */
export const abnormalWords: Readonly<Record<string, 'yes' | 'no'>> = {
  ...{ sim: 'yes', s: 'yes', yes: 'yes', true: 'yes', alterado: 'yes', alterada: 'yes', anormal: 'yes' },
  ...{ nao: 'no', n: 'no', no: 'no', false: 'no', normal: 'no', 'sem alteracao': 'no', 'sem alteracoes': 'no' },
};

/** The same read; what is no such word stays as it was written. */
export function abnormalWord(text: string): string {
  return abnormalWords[fold(text)] ?? text;
}
