/** How it stands with a vaccine that is to be given. */
export const vaccineStates = { due: 'A tomar', refused: 'Recusada', withoutPaper: 'Recusada, sem o termo' } as const;

export type VaccineState = keyof typeof vaccineStates;

/** In which colour that is said. */
export function vaccineTone({ state, dueOn }: { state: VaccineState; dueOn: string }, day: string) {
  if (state !== 'due') return 'amber';
  return dueOn < day ? 'red' : 'blue';
}

/** The lists of vaccines; the days are counted from today, each list without those before it. */
export const vaccineLists = {
  overdue: 'Vencidas',
  in30: 'Em até 30 dias',
  in90: 'De 31 a 90 dias',
  refused: 'Recusadas',
  withoutPaper: 'Recusas sem o termo',
} as const;

export type VaccineList = keyof typeof vaccineLists;

export const vaccineListNames = Object.keys(vaccineLists) as [VaccineList, ...VaccineList[]];
