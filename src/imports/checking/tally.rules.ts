import { nameKey } from '../columns/header-key.rules.ts';
import type { Import } from '../imports.contract.ts';
import { mostNewUnits } from '../registers/new-unit-names.rules.ts';
import type { Comparison } from '../registers/planned.server.ts';

/** Counts what lines would do. */
export function tallyOf() {
  const counts: Import['counts'] = { create: 0, change: 0, same: 0, wrong: 0, warned: 0, reactivate: 0 };
  const [unknown, made] = [linesByName(), linesByName()];
  let inactive = 0;
  return {
    add({ outcome, remarks, reactivated, isInactive, unknownUnit, newUnit }: Comparison): void {
      counts[outcome] += 1;
      if (remarks.some(({ level }) => level === 'warning')) counts.warned += 1;
      if (outcome !== 'wrong' && reactivated) counts.reactivate += 1;
      if (isInactive) inactive += 1;
      unknown.add(unknownUnit);
      // Nobody is written into the unit of a wrong line.
      if (outcome !== 'wrong') made.add(newUnit);
    },
    result: () => ({ counts, inactive, unknownUnits: unknown.first(), newUnits: made.first() }),
  };
}

/** Lines by the name of a unit, however it is written. */
function linesByName() {
  const byKey = new Map<string, { name: string; lines: number }>();
  return {
    add(name: string | undefined): void {
      if (name === undefined) return;
      const known = byKey.get(nameKey(name));
      if (known) known.lines += 1;
      else byKey.set(nameKey(name), { name, lines: 1 });
    },
    first: () => [...byKey.values()].slice(0, mostNewUnits),
  };
}
