import { claim, dueKinds } from './queue.db.ts';
import { runJob, type Workshop } from './run-job.server.ts';

/**
 * Works off what is due, one after the other, until nothing is left that is: what failed waits for its pause. For whoever makes an
 * installation where no node works yet: the demonstration, a test.
 * @param aheadMs as if it were so much later, which also ends pauses
 * @returns how many runs it were
 */
export async function workOff(workshop: Workshop, aheadMs = 0): Promise<number> {
  const { jobs, services, pace } = workshop;
  const kinds = jobs.map(({ kind }) => kind);
  for (let runs = 0; ; runs++) {
    const [kind] = await dueKinds(services.db, kinds, aheadMs);
    const lease = `work-off/${runs}`;
    const [held] = kind ? await claim(services.db, { kind, most: 1, lease, leaseMs: pace.leaseMs, aheadMs }) : [];
    if (!held) return runs;
    await runJob(workshop, held, new AbortController());
  }
}
