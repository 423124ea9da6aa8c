/** What one letter is of. */
export const perLabels = { company: 'Uma carta por empresa', unit: 'Uma carta por unidade' } as const;

export type Per = keyof typeof perLabels;

/** What becomes of who was recalled a short time before: somebody asks, they are in the letter again, or they are left out. */
export const beforeLabels = {
  ask: 'Perguntar',
  include: 'Convocar de novo',
  leaveOut: 'Deixar de fora quem já foi convocado',
} as const;

export type Before = keyof typeof beforeLabels;

/** So many days after a letter somebody can be recalled again without being asked about it. */
export const againAfterDays = 30;

/** So many people are recalled at once at most: a letter of some forty pages. */
export const mostRecalled = 500;

/** '1 colaborador', '12 colaboradores'. */
export function countOfPeople(count: number): string {
  return count === 1 ? '1 colaborador' : `${count.toLocaleString('pt-BR')} colaboradores`;
}

/** 'Todos já foram convocados', '1 colaborador de 12 já foi convocado'. */
export function whoWasRecalled(recent: number, total: number): string {
  if (total === 1) return 'O colaborador já foi convocado';
  if (recent === total) return 'Todos já foram convocados';
  return `${countOfPeople(recent)} de ${total} ${recent === 1 ? 'já foi convocado' : 'já foram convocados'}`;
}
