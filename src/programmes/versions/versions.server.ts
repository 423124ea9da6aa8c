import type { Scope } from '../../access/scope.ts';
import { today } from '../../platform/contract/dates.ts';
import { conflict } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findExam, findRisk } from '../../reference/reference-lookups.server.ts';
import type { Kind } from '../../trail/change.server.ts';
import { findUnitDegrees, findUnitNames } from '../../units/unit-lookups.db.ts';
import { documentPendencies } from '../document/document-pendencies.rules.ts';
import { mergedFunctions } from '../functions.rules.ts';
import { listGroups } from '../groups.db.ts';
import { exemptProblem, type UnitDegree } from '../pendencies/exempt.rules.ts';
import { leftOut, ofNobody, pendenciesOf } from '../pendencies/pendencies.rules.ts';
import { countPlaces } from '../people.db.ts';
import type { ListedHead, Programme, ProgrammeHead } from '../programmes.contract.ts';
import { findHead, listHeads } from '../programmes.db.ts';
import { differencesBetween } from './compare.rules.ts';
import { headChanges } from './trail.rules.ts';
import { holdingBefore } from './versions.rules.ts';

/** A version of a company's programme, which changes only while it is in preparation. */
export const programmeKind: Kind<'programme', ProgrammeHead> = {
  subject: 'programme',
  table: 'programmes',
  find: findHead,
  missing: 'Versão do programa não encontrada.',
  belongsTo: ({ companyId }) => ({ companyId }),
  changes: headChanges,
  mustBeOpen: ({ state }) => {
    if (state === 'inForce') throw conflict('Esta versão está em vigor e não muda mais. Prepare uma nova versão.');
  },
};

/** A version with its groups and what is missing in it. */
export async function wholeOf(db: Database, scope: Scope, head: ProgrammeHead): Promise<Programme> {
  const groups = await listGroups(db, scope, head);
  const notIn = groups.map(({ id }) => id);
  const heads = await listHeads(db, scope, head.companyId);
  const around = {
    today: today(),
    units: await findUnitDegrees(db, scope, head.companyId),
    places: await countPlaces(db, scope, { companyId: head.companyId, notIn }),
    others: heads.filter(({ id, state }) => id !== head.id && state === 'inForce'),
    tables: { findRisk, findExam },
  };
  return {
    ...{ programme: head, groups, pendencies: pendenciesOf({ programme: head, groups }, around) },
    documentPendencies: documentPendencies(head, groups),
    ofNobody: ofNobody(groups, await countPlaces(db, scope, { companyId: head.companyId })),
  };
}

/** Versions of one company, each with whether the exemption that it declares holds (NR-1, 1.8.6). */
export function withExemption(
  db: Database,
  scope: Scope,
  heads: readonly ProgrammeHead[],
  units: readonly UnitDegree[],
): Promise<ListedHead[]> {
  return Promise.all(
    heads.map(async (head) => {
      const isExempt = head.exempt && exemptProblem(units, await listGroups(db, scope, head)) === null;
      return { ...head, isExempt };
    }),
  );
}

/**
 * What a version changes of what would hold on its first day without it, whom it leaves without a group, and the functions in it
 * that nobody has.
 */
export async function comparison(db: Database, scope: Scope, head: ProgrammeHead) {
  const before = holdingBefore(await listHeads(db, scope, head.companyId), head);
  const old = before && { programme: before, groups: await listGroups(db, scope, before) };
  const groups = await listGroups(db, scope, head);
  const unitIds = [...(old?.groups ?? []), ...groups].flatMap(({ unitId }) => unitId ?? []);
  const names = await findUnitNames(db, scope, [...new Set(unitIds)]);
  const { companyId } = head;
  const places = await countPlaces(db, scope, { companyId, notIn: groups.map(({ id }) => id) });
  return {
    before,
    differences: differencesBetween(old, { programme: head, groups }, names),
    leftOut: mergedFunctions(leftOut(groups, places)),
    ofNobody: ofNobody(groups, await countPlaces(db, scope, { companyId })),
  };
}
