import type { SignedInContext } from '../access/caller.server.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { findEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { notFound } from '../platform/contract/errors.ts';
import { record } from '../trail/entries.db.ts';
import { findGroupName } from './groups.db.ts';
import { setMember } from './people.db.ts';
import { findMembersByHand } from './programme-lookups.db.ts';
import { listHeads } from './programmes.db.ts';
import { holdingOn } from './versions/versions.rules.ts';

type Asked = { companyId: string; employeeId: string; groupId: string | null };

/**
 * Puts a person into a group by hand, whatever their function says; null gives them back to it.
 * @throws 404 for a person who is not the company's, and for a group that is in no version that holds, is to hold or is in
 *   preparation
 */
export function assign(context: SignedInContext, { companyId, employeeId, groupId }: Asked): Promise<void> {
  const { db, scope } = context;
  return db.transaction().execute(async (tx) => {
    if ((await findEmployeeCompany(tx, scope, employeeId)) !== companyId) {
      throw notFound('Colaborador não encontrado.');
    }
    const heads = await listHeads(tx, scope, companyId);
    const current = holdingOn(heads, today());
    const open = heads.filter(
      ({ id, validFrom, state }) => id === current?.id || state === 'draft' || validFrom > today(),
    );
    const of = { companyId, programmeIds: open.map(({ id }) => id) };
    const name = groupId && (await findGroupName(tx, scope, of, groupId));
    if (groupId && !name) throw notFound('Grupo não encontrado.');
    const before = (await findMembersByHand(tx, companyId, [employeeId])).get(employeeId) ?? null;
    if (before === groupId) return;
    const oldName = before && (await findGroupName(tx, scope, of, before));
    await setMember(tx, { companyId, employeeId, groupId });
    await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
    const about = { subject: 'exposureGroup', subjectId: groupId ?? before, companyId, employeeId } as const;
    await record(tx, context, { action: 'updated', ...about, changes: { byHand: [oldName, name] } });
  });
}
