/** The screens of what is due, as each of them leads to the others. */
export const dueTabs = {
  label: 'Vencimentos',
  tabs: [
    { label: 'Exames', to: '/due-dates' },
    { label: 'Vacinas', to: '/due-dates/vaccines' },
    { label: 'Cartas após o contrato', to: '/due-dates/after-job' },
    { label: 'Ruído', to: '/due-dates/noise' },
  ],
} as const;

/** Where a person stands. */
export const dueStates = {
  withoutProtocol: 'Sem protocolo',
  neverExamined: 'Nunca examinado',
  absent: 'Afastado',
  scheduled: 'Com próximo exame',
} as const;

export type DueState = keyof typeof dueStates;

/** As it is stored: who was never examined is due since their admission, and has fallen due as anybody else (NR-7, 7.5.8 I). */
export type StoredState = Exclude<DueState, 'neverExamined'>;

/** Where a person stands, of what is stored. */
export function stateOf({ state, clinicalOn }: { state: StoredState; clinicalOn: string | null }): DueState {
  return state === 'scheduled' && clinicalOn === null ? 'neverExamined' : state;
}

/** The lists of 'Vencimentos'; the days are counted from today, each list without the one before it. */
export const dueLists = {
  overdue: 'Vencidos',
  in30: 'Em até 30 dias',
  in60: 'De 31 a 60 dias',
  in90: 'De 61 a 90 dias',
  withoutProtocol: 'Sem protocolo',
  neverExamined: 'Nunca examinados',
  absent: 'Afastados sem data',
} as const;

export type DueList = keyof typeof dueLists;

export const dueListNames = Object.keys(dueLists) as [DueList, ...DueList[]];

/** What is counted is counted so far and no farther: nobody works off more at a time, and counting stays as quick. */
export const mostCounted = 1_000;

/** A number of people as the lists show it: '1.000+' beyond what is counted. */
export function countLabel(count: number): string {
  const shown = Math.min(count, mostCounted).toLocaleString('pt-BR');
  return count > mostCounted ? `${shown}+` : shown;
}
