import type { ImportKind } from './columns/columns.labels.ts';

/** What can be imported, in the words of the screen. */
export const importKindLabels = {
  units: 'Unidades',
  employees: 'Empregados',
  companies: 'Empresas',
  'exam-records': 'Exames realizados',
  'exam-results': 'Resultados de exames',
  receipts: 'Recibos do eSocial',
} as const satisfies Record<ImportKind, string>;

/** How far an import is. */
export const importStates = {
  sending: 'Enviando o arquivo',
  refused: 'Arquivo recusado',
  waiting: 'Na fila para conferência',
  reading: 'Conferindo',
  ready: 'Conferida',
  confirmed: 'Na fila para gravação',
  writing: 'Gravando',
  done: 'Concluída',
  failed: 'Não deu certo',
  stale: 'O cadastro mudou desde a conferência',
  cancelled: 'Cancelada',
} as const;

export type ImportState = keyof typeof importStates;

/** What a line of the file would do. */
export const lineOutcomes = { create: 'Cria', change: 'Muda', same: 'Fica igual', wrong: 'Errada' } as const;

export type LineOutcome = keyof typeof lineOutcomes;

/** What the lines are narrowed by. */
export const lineFilters = {
  ...{ create: 'A criar', change: 'A mudar', same: 'Iguais', wrong: 'Erradas' },
  warned: 'Com aviso',
} as const satisfies Record<LineOutcome | 'warned', string>;

export type LineFilter = keyof typeof lineFilters;
