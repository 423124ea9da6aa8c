/** By what is counted is narrowed beside the company: a unit, a sector, a function, a group of the programme. */
export type AskedPlace = {
  unitId?: string | undefined;
  sector?: string | undefined;
  function?: string | undefined;
  groupId?: string | undefined;
};

export const placeNames = ['unitId', 'sector', 'function', 'groupId'] as const satisfies (keyof AskedPlace)[];

/** What is counted: exams and what they have shown, by their days; or people who may be read by name, by where they are today. */
type Counted = { what: 'days' | 'people'; isSecret: boolean };

/**
 * Why something is not narrowed by a place, or null (decision 151). What somebody may not read by name is told them of the whole company alone: two parts of it
 * could be taken away from each other until one person is left (decision 142).
 */
export function placeProblem(
  { what, isSecret }: Counted,
  { companyId, ...place }: AskedPlace & { companyId?: string | undefined },
): { path: string; message: string } | null {
  const name = placeNames.find((each) => place[each]);
  if (!name) return null;
  if (what === 'days' && isSecret) {
    return { path: name, message: 'Estes números são da empresa inteira, para que ninguém seja reconhecido' };
  }
  return companyId || isSecret
    ? null
    : { path: 'companyId', message: 'Escolha a empresa da unidade, do setor, da função ou do grupo' };
}
