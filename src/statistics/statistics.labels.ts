/** What is counted, in the order of the screen, as pictures and files are called. */
export const statisticLabels = {
  exams: 'Exames por mês e tipo',
  fitness: 'Aptidão nos ASOs',
  abnormal: 'Resultados anormais por tipo de exame',
  overdue: 'Vencidos por unidade',
  waiting: 'Do encaminhamento ao ASO',
  noShows: 'Comparecimento e faltas',
  absences: 'Afastamentos',
  absenceBands: 'Afastamentos pela duração',
  absenceChapters: 'Afastamentos por capítulo da CID-10',
} as const;

export type Statistic = keyof typeof statisticLabels;

/** The most months that are counted at once. */
export const mostMonths = 36;

/** So many units are told of, those with the most to do first. */
export const mostUnits = 500;

/** The kinds of exam that are told together. */
export const otherExams = 'Outros exames';

const monthNames = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const;

/** `2026-07` as an axis says it: 'jul/26'. */
export function monthLabel(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''}/${month.slice(2, 4)}`;
}

/** What a cell says in a spreadsheet: a number stays one, and what is suppressed says so. */
export function sheetCell(cell: number | 'suppressed' | null): number | string | null {
  return cell === 'suppressed' ? 'suprimido' : cell;
}

/** What is told of each month or unit, as tables, legends and files head it. */
export const fitnessColumns = { fit: 'Apto(a)', unfit: 'Inapto(a)' } as const;
export const abnormalColumns = { abnormal: 'Anormais', known: 'Com resultado', done: 'Feitos' } as const;
export const overdueColumns = { overdue: 'Vencidos', in30: 'Em até 30 dias' } as const;
export const noShowColumns = { came: 'Vieram', missed: 'Faltaram', unnoted: 'Sem anotação' } as const;
export const absenceColumns = { begun: 'Começaram', days: 'Dias afastados' } as const;
export const bandColumns = { absences: 'Afastamentos' } as const;
export const chapterColumns = { absences: 'Afastamentos', people: 'Pessoas' } as const;
export const waitingColumns = {
  within2: 'Até 2 dias',
  within7: 'De 3 a 7 dias',
  within15: 'De 8 a 15 dias',
  later: 'Mais de 15 dias',
  asos: 'ASOs',
  averageDays: 'Média em dias',
} as const;
