import { forSignedIn } from '../../access/handlers.server.ts';
import { today } from '../../platform/contract/dates.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { queueExport } from '../referrals-export.server.ts';
import { attend, sendBack } from './attend.server.ts';
import { call } from './call.server.ts';
import { queueContract } from './queue.contract.ts';
import { countQueue, findMeanArrival, findQueued, listQueue } from './queue.db.ts';
import { arrive, miss, undoArrival } from './queue-steps.server.ts';
import { receive } from './walk-in.server.ts';

export const queueApi = forSignedIn(queueContract, [queueExport], {
  list: async ({ input: { page = 1, pageSize = 50, ...asked }, context: { db, scope } }) => {
    const day = today();
    const part = await listQueue(db, scope, { ...asked, day }, { page, pageSize });
    const of = { placeId: asked.placeId, day };
    return { day, ...part, counts: await countQueue(db, scope, of), meanArrival: await findMeanArrival(db, scope, of) };
  },

  read: async ({ input: { referralId }, context: { db, scope } }) => {
    const person = await findQueued(db, scope, referralId, today());
    if (!person) throw notFound('Encaminhamento não encontrado.');
    return { person };
  },

  arrive: async ({ input: { referralId, ...first }, context }) => ({
    ticket: await arrive(context, referralId, first),
  }),

  receive: ({ input, context }) => receive(context, input),

  undoArrival: ({ input: { referralId }, context }) => undoArrival(context, referralId),

  call: ({ input: { referralId, room }, context }) => call(context, referralId, room),

  attend: ({ input: { referralId, takeOver }, context }) => attend(context, referralId, takeOver),

  sendBack: ({ input: { referralId }, context }) => sendBack(context, referralId),

  miss: ({ input: { referralId, missedConfirmed }, context }) => miss(context, referralId, missedConfirmed),
});
