/** By which place of the exam's day results are told apart (NR-7, 7.6.2 c). */
export const breakdownLabels = { unit: 'Unidade', sector: 'Setor', function: 'Função' } as const;

export type BreakdownName = keyof typeof breakdownLabels;

/** Which form a report has: only a and b of 7.6.2, or all of it (NR-7, 7.6.6); asked where no degree of risk is known. */
export const reportForms = ['short', 'whole', 'asked'] as const;

export type ReportForm = (typeof reportForms)[number];

/** The fields of a report in preparation, as screen and trail call them. */
export const annualReportLabels = {
  from_on: 'Período: de',
  until_on: 'Período: até',
  breakdown: 'Resultados anormais e doenças por',
  degree: 'Grau de risco',
  previous_on: 'Último relatório, se feito fora daqui',
  lacking: 'Prontuários ou informações que faltaram (7.6.4)',
  discussion: 'Discussão das variações (7.6.2 f)',
} as const;

export const longestDiscussion = 10_000;

/** How a company stands with its next report, the most urgent first; exempt ones have none (NR-7, 7.7.4). */
export const dueStateLabels = {
  overdue: 'Vencido',
  ending: 'Perto do prazo',
  later: 'Em dia',
  unknown: 'Nenhum conhecido',
  exempt: 'Dispensada',
} as const;

export type DueState = keyof typeof dueStateLabels;

export const dueStates = Object.keys(dueStateLabels) as [DueState, ...DueState[]];
