import type { SignedInContext } from '../access/caller.server.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { findEmployeeCompany, lockEmployees } from '../employees/employee-lookups.db.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { today } from '../platform/contract/dates.ts';
import { notFound } from '../platform/contract/errors.ts';
import { withEntries } from '../trail/change.server.ts';
import { findGroupName } from './groups.db.ts';
import { setMember } from './people.db.ts';
import { findMembersByHand } from './programme-lookups.db.ts';
import { listHeads } from './programmes.db.ts';
import { holdingOn } from './versions/versions.rules.ts';

type Asked = {
  companyId: string;
  employeeId: string;
  groupId: string | null;
  /** Where the caller has seen them by hand, if they said so. */
  fromGroupId?: string | null | undefined;
};

/**
 * Puts a person into a group by hand, whatever their function says; null gives them back to it.
 * @throws 404 for a person who is not the company's, and for a group that is in no version that holds, is to hold or is in
 *   preparation; 409 where somebody has put them elsewhere since they were seen
 */
export function assign(
  context: SignedInContext,
  { companyId, employeeId, groupId, fromGroupId }: Asked,
): Promise<void> {
  const { scope } = context;
  return withEntries(context, async (tx) => {
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
    await lockEmployees(tx, [employeeId]);
    const before = (await findMembersByHand(tx, companyId, [employeeId])).get(employeeId) ?? null;
    if (before === groupId) return null;
    if (fromGroupId !== undefined && fromGroupId !== before) throw changedByOther();
    const oldName = before && (await findGroupName(tx, scope, of, before));
    await setMember(tx, { companyId, employeeId, groupId });
    await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
    const about = { subject: 'exposureGroup', subjectId: groupId ?? before, companyId, employeeId } as const;
    return { action: 'updated', ...about, changes: { byHand: [oldName, name] } };
  });
}
