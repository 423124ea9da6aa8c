import type { Scope } from '../../access/scope.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { today } from '../../platform/contract/dates.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { findExam, findRisk } from '../../reference/reference-lookups.server.ts';
import { findUnitDegrees, findUnitNames } from '../../units/unit-lookups.db.ts';
import { listGroups } from '../groups.db.ts';
import { pendenciesOf } from '../pendencies/pendencies.rules.ts';
import { countPlaces } from '../people.db.ts';
import type { Programme, ProgrammeHead } from '../programmes.contract.ts';
import { findHead, listHeads } from '../programmes.db.ts';
import { differencesBetween } from './compare.rules.ts';
import { holdingBefore } from './versions.rules.ts';

/** A version within the caller's reach. @throws 404 */
export async function existing(db: Database, scope: Scope, id: string): Promise<ProgrammeHead> {
  const found = await findHead(db, scope, id);
  if (!found) throw notFound('Versão do programa não encontrada.');
  return found;
}

/**
 * A version in preparation, held until the transaction ends.
 * @param version the one that the caller set out from, if they said so
 * @throws 404; 409 for one that is in force, which never changes, and for one that another has changed meanwhile
 */
export async function heldDraft(tx: Database, scope: Scope, id: string, version?: number): Promise<ProgrammeHead> {
  await lockRow(tx, 'programmes', id);
  const head = await existing(tx, scope, id);
  if (head.state === 'inForce') {
    throw conflict('Esta versão está em vigor e não muda mais. Prepare uma nova versão.');
  }
  if (version !== undefined && version !== head.version) throw changedByOther();
  return head;
}

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
  return { programme: head, groups, pendencies: pendenciesOf({ programme: head, groups }, around) };
}

/** What a version changes of what would hold on its first day without it. */
export async function comparison(db: Database, scope: Scope, head: ProgrammeHead) {
  const before = holdingBefore(await listHeads(db, scope, head.companyId), head);
  const old = before && { programme: before, groups: await listGroups(db, scope, before) };
  const groups = await listGroups(db, scope, head);
  const unitIds = [...(old?.groups ?? []), ...groups].flatMap(({ unitId }) => unitId ?? []);
  const names = await findUnitNames(db, scope, [...new Set(unitIds)]);
  return { before, differences: differencesBetween(old, { programme: head, groups }, names) };
}
