import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach } from '../access/scope.ts';
import { notFound } from '../platform/contract/errors.ts';
import { cancelReferral, moveReferral } from './following/change-referral.server.ts';
import { findReferral, listReferrals } from './referral-reads.db.ts';
import { referralsContract } from './referrals.contract.ts';
import { referralsExport } from './referrals-export.server.ts';
import { asShown } from './shown-referral.rules.ts';

/** Following what was referred, for company and clinic. */
export const referralsApi = forSignedIn(referralsContract, [referralsExport], {
  list: async ({ input, context: { db, scope } }) => {
    const { search, page = 1, pageSize = 50, sort = 'day', ...filters } = input;
    if (filters.companyId) mustReach(scope, filters.companyId, 'Empresa não encontrada.');
    const order = sort === '-day' ? 'desc' : 'asc';
    return listReferrals(db, scope, filters, { search, page, pageSize, order });
  },

  read: async ({ input: { referralId }, context: { db, scope, caller } }) => {
    const referral = await findReferral(db, scope, referralId);
    if (!referral) throw notFound('Encaminhamento não encontrado.');
    return { referral: asShown(referral, caller) };
  },

  move: async ({ input: { referralId, version, occasionConfirmed, ...wish }, context }) => ({
    referral: asShown(
      await moveReferral(context, { id: referralId, version }, wish, occasionConfirmed),
      context.caller,
    ),
  }),

  cancel: async ({ input: { referralId, version, reason }, context }) => ({
    referral: asShown(await cancelReferral(context, { id: referralId, version }, reason), context.caller),
  }),
});
