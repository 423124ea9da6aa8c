import { ORPCError } from '@orpc/contract';
import type { SignedInContext } from '../../access/caller.server.ts';
import { findCompanyUser, lockCompany } from '../../companies/company-lookups.db.ts';
import { pcmso, refusalOf } from '../../councils/council-rights.rules.ts';
import { councilOf } from '../../councils/councils.rules.ts';
import { renewAllDueDates } from '../../due-dates/due-effects.server.ts';
import { recheckEvents } from '../../esocial/esocial-effects.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import { today } from '../../platform/contract/dates.ts';
import { notAllowed } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { findSigningProfessional } from '../../professionals/professional-lookups.db.ts';
import { changeRecord, mustFind } from '../../trail/change.server.ts';
import { programmeInForce } from '../programme-notifications.server.ts';
import type { Programme } from '../programmes.contract.ts';
import { markInForce } from '../programmes.db.ts';
import { programmeKind, wholeOf } from './versions.server.ts';

/**
 * Puts a version in force, from its day on: it never changes again. What begins later is computed on its day.
 * @throws 403 where the caller's council may not put a PCMSO in force, 400 with what keeps it from that, 404, 409 for one that is in force already or has changed meanwhile
 */
export function putInForce(context: SignedInContext, programmeId: string, version?: number): Promise<Programme> {
  return changeRecord(context, ofHeldCompany, {
    id: programmeId,
    action: 'put-in-force',
    version,
    write: async (tx, draft) => {
      const { companyId } = draft;
      if (!draft.exempt) await mustBePhysician(tx, context.caller.ownerId);
      mustBeReady(await wholeOf(tx, context.scope, draft));
      await markInForce(tx, draft, context.caller.ownerId);
      const after = await mustFind(programmeKind, { db: tx, scope: context.scope }, programmeId);
      if (after.validFrom <= today()) await renewAllDueDates(tx, { companyId });
      await recheckEvents(tx, { companyId, employeeIds: null });
      const answer = await wholeOf(tx, context.scope, after);
      await notify(tx, programmeInForce, { to: await findCompanyUser(tx, companyId), about: programmeId });
      return { after, answer };
    },
  });
}

/** Of two versions of a company that are put in force at the same moment one is first: the company is held before them. */
const ofHeldCompany: typeof programmeKind = {
  ...programmeKind,
  hold: async (tx, id, scope) => {
    const { companyId } = await mustFind(programmeKind, { db: tx, scope }, id);
    await lockCompany(tx, companyId);
    await lockRow(tx, 'programmes', id);
  },
};

/** What an exempt employer has is no PCMSO: of that nothing is asked. */
async function mustBePhysician(tx: Database, professionalId: string): Promise<void> {
  const professional = await findSigningProfessional(tx, professionalId);
  const refused = refusalOf(professional && councilOf(professional), pcmso, 'force');
  if (refused) throw notAllowed(refused);
}

/** The refusal carries each pendency at the path of its field, with its group and its source. */
function mustBeReady({ groups, pendencies }: Programme): void {
  const blocking = pendencies.filter(({ blocks }) => blocks);
  if (blocking.length === 0) return;
  const issues = blocking.map(({ groupId, field, message, source }) => {
    const told = `${message} (${source})`;
    if (groupId === null) return { path: field, message: told };
    const name = groups.find(({ id }) => id === groupId)?.name;
    return { path: `groups.${groupId}.${field}`, message: `${name}: ${told}` };
  });
  const message = 'Resolva as pendências que impedem esta versão de entrar em vigor.';
  throw new ORPCError('BAD_REQUEST', { status: 400, message, data: { issues } });
}
