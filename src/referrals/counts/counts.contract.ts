import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const referrals = callsOf('Encaminhamentos');
const queue = callsOf('Fila');

const count = z.number().int();

export const referralCountsContract = {
  read: referrals
    .get(
      '/referrals/counts',
      'referrals.read',
      'Contar os encaminhamentos de uma empresa que estão em aberto, e as faltas recentes',
    )
    .input(z.object({ companyId: idField }))
    .output(
      z.object({
        counts: z.object({ scheduled: count, arrived: count, attending: count, missed: count }),
        /** From which day on people who missed are counted, as `YYYY-MM-DD`. */
        missedSince: z.string(),
      }),
    ),
};

const placeCounts = z.object({
  id: z.string(),
  name: z.string(),
  waiting: count,
  attending: count,
  scheduled: count,
  /** The first time of today at which somebody is still expected, in minutes since midnight; null for none. */
  nextAt: count.nullable(),
});

export type PlaceCounts = z.output<typeof placeCounts>;

export const queueCountsContract = {
  read: queue
    .get('/queue/counts', 'queue.work', 'Contar quem está hoje na fila de cada local')
    .output(z.object({ places: z.array(placeCounts) })),
};
