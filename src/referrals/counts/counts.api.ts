import { forSignedIn } from '../../access/handlers.server.ts';
import { mustReach } from '../../access/scope.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { queueCountsContract, referralCountsContract } from './counts.contract.ts';
import { countQueues, countReferrals } from './counts.db.ts';

/** How many days a person who missed an appointment is counted for. */
const missedForDays = 30;

export const referralCountsApi = forSignedIn(referralCountsContract, {
  read: async ({ input: { companyId }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    const missedSince = daysAfter(today(), -missedForDays);
    return { counts: await countReferrals(db, scope, { companyId, missedSince }), missedSince };
  },
});

export const queueCountsApi = forSignedIn(queueCountsContract, {
  read: async ({ context: { db, scope } }) => ({ places: await countQueues(db, scope, today()) }),
});
