/** Of a company's unit, what says whether the company can be exempt. */
export type UnitDegree = { id: string; name: string; degree: string };

/** Where it is written that only employers of degree 1 or 2 are exempt from having a programme. */
export const exemptSource = 'NR-1, 1.8.6';

/** How many units are called by their names. */
const named = 3;

/** What the units of a company say against its exemption, in words; null where none does. */
export function exemptProblem(units: readonly Omit<UnitDegree, 'id'>[]): string | null {
  const risky = units.filter(({ degree }) => degree === '3' || degree === '4');
  if (risky.length === 0) return null;
  const first = risky.slice(0, named).map(({ name, degree }) => `${name} tem grau ${degree}`);
  const more = risky.length - first.length;
  const rest = more === 0 ? [] : [more === 1 ? 'mais 1 unidade também não é' : `mais ${more} unidades também não são`];
  return `A dispensa é só para grau de risco 1 ou 2: ${new Intl.ListFormat('pt-BR').format([...first, ...rest])}`;
}
