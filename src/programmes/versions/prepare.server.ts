import type { SignedInContext } from '../../access/caller.server.ts';
import { findCompanyName, lockCompany } from '../../companies/company-lookups.db.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { createRecord, mustFind } from '../../trail/change.server.ts';
import { insertGroup, listGroups } from '../groups.db.ts';
import type { Programme, ProgrammeHead } from '../programmes.contract.ts';
import { insertDraft, listHeads } from '../programmes.db.ts';
import type { HeadFields } from '../programmes.schema.ts';
import { holdingOn } from './versions.rules.ts';
import { programmeKind, wholeOf } from './versions.server.ts';

/**
 * Begins a version with the groups of the one that holds on its first day; where none does, of the last one that was put in
 * force. The groups keep their identifiers.
 * @throws 404 for a company that is not there; 409 while another version is in preparation
 */
export function prepare(
  context: SignedInContext,
  { companyId, ...fields }: HeadFields & { companyId: string },
): Promise<Programme> {
  const { scope, caller } = context;
  return createRecord(context, programmeKind, async (tx) => {
    await lockCompany(tx, companyId);
    if ((await findCompanyName(tx, scope, companyId)) === null) throw notFound('Empresa não encontrada.');
    const heads = await listHeads(tx, scope, companyId);
    const draft = heads.find(({ state }) => state === 'draft');
    if (draft) throw conflict(alreadyBegun(draft));
    const base = holdingOn(heads, fields.validFrom) ?? heads[0] ?? null;
    const id = await insertDraft(tx, fields, { companyId, basedOnId: base?.id ?? null, preparedBy: caller.ownerId });
    for (const { id: groupId, ...group } of base ? await listGroups(tx, scope, base) : []) {
      await insertGroup(tx, { companyId, id }, group, groupId);
    }
    const after = await mustFind(programmeKind, { db: tx, scope }, id);
    return { after, answer: await wholeOf(tx, scope, after) };
  });
}

function alreadyBegun({ preparedBy, preparedAt }: ProgrammeHead): string {
  const day = dayOf(preparedAt);
  return `Já há uma versão em preparação, iniciada por ${preparedBy} em ${day}. Continue essa versão ou descarte-a.`;
}
