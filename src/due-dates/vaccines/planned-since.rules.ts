import { type Planned, vaccineKey } from '../../vaccinations/vaccine-schemes.labels.ts';
import type { Stretch } from '../rules/exposure.rules.ts';

type Planning = { vaccines: readonly Planned[] };

/** Where somebody is and was, when they were admitted, and when the first version of the programme began to hold. */
type Placed = { group: Planning | null; before: readonly Stretch<Planning>[]; admittedOn: string; firstFrom: string };

/** The vaccines of a person's group, each with the day since which they are to have it: no version since asks for it anew. */
export function plannedVaccines({ group, ...placed }: Placed): (Planned & { since: string })[] {
  return (group?.vaccines ?? []).map((vaccine) => ({ ...vaccine, since: sinceOf(vaccineKey(vaccine), placed) }));
}

function sinceOf(key: string, { before, admittedOn, firstFrom }: Omit<Placed, 'group'>): string {
  const lacking = before.findLast(({ group }) => !group?.vaccines.some((one) => vaccineKey(one) === key));
  return [lacking?.until ?? '', admittedOn, firstFrom].sort().at(-1) ?? admittedOn;
}
