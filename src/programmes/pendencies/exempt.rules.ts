import type { Group } from '../programmes.contract.ts';
import { noRiskCode, type RiskKind } from '../programmes.labels.ts';

/** Of a company's unit, what says whether the company can be exempt. */
export type UnitDegree = { id: string; name: string; degree: string };

/** Where it is written who is exempt from having a programme: degree 1 or 2, and no exposure to what it names. */
export const exemptSource = 'NR-1, 1.8.6';

/** How many units and risks are called by their names. */
const named = 3;

/**
 * Exposure that leaves no exemption: physical, chemical, biological and ergonomic, of which psychosocial factors are a part
 * (NR-1, 1.5.3.1.4). Several agents together, and those of no other heading, are of the first three.
 */
const exposing: readonly RiskKind[] = [
  ...(['physical', 'chemical', 'biological', 'combined', 'other', 'ergonomic', 'psychosocial'] as const),
];

type Exposed = { risks: readonly Pick<Group['risks'][number], 'kind' | 'code' | 'name'>[] };

/** What a company's units and the risks of its groups say against its exemption, in words; null where nothing does (NR-1, 1.8.6). */
export function exemptProblem(units: readonly Omit<UnitDegree, 'id'>[], groups: readonly Exposed[]): string | null {
  return degreeProblem(units) ?? exposureProblem(groups);
}

function degreeProblem(units: readonly Omit<UnitDegree, 'id'>[]): string | null {
  if (units.length === 0) return 'A dispensa depende do grau de risco: cadastre a unidade da empresa, com o seu grau';
  const risky = units.filter(({ degree }) => degree !== '1' && degree !== '2');
  if (risky.length === 0) return null;
  const first = risky.slice(0, named).map(({ name, degree }) => `${name} tem grau ${degree}`);
  const more = risky.length - first.length;
  const rest = more === 0 ? [] : [more === 1 ? 'mais 1 unidade também não é' : `mais ${more} unidades também não são`];
  return `A dispensa é só para grau de risco 1 ou 2: ${list([...first, ...rest])}`;
}

function exposureProblem(groups: readonly Exposed[]): string | null {
  const risks = groups.flatMap((group) =>
    group.risks.filter(({ kind, code }) => exposing.includes(kind) && code !== noRiskCode),
  );
  const names = [...new Set(risks.map(({ name }) => name))];
  if (names.length === 0) return null;
  const more = names.length - named;
  const rest = more <= 0 ? [] : [more === 1 ? 'mais 1 risco' : `mais ${more} riscos`];
  return `A dispensa é só sem exposição a agentes físicos, químicos, biológicos e fatores ergonômicos: há ${list([...names.slice(0, named), ...rest])}`;
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(words);
}
