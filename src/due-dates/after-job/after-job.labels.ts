/** The exams that go on after work with asbestos (NR-7, Annex III, 2.17 and 3.5). */
export const examsAfterJob: readonly string[] = ['Radiografia de tórax (padrão OIT)', 'Espirometria'];

/** How often in words. */
export function oftenText(everyYears: number): string {
  return everyYears === 1 ? 'todo ano' : `a cada ${everyYears} anos`;
}
