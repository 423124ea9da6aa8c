import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.server.ts';
import type { Workshop } from '../../platform/jobs/run-job.server.ts';
import { workOff } from '../../platform/jobs/work-off.server.ts';
import { runs } from '../../testing/chance/chance.ts';
import { beginAnew, startSending } from '../../testing/esocial/sending-world.ts';
import type { Manner, Verdict } from '../../testing/esocial/service.ts';
import { callService } from './service/call-service.server.ts';

let world: Awaited<ReturnType<typeof startSending>>;
/** A second node on the same database. */
let other: Workshop;
beforeAll(async () => {
  world = await startSending(4);
  const { workshop, dataDir, databaseUrl } = world.app;
  other = { ...workshop, services: { ...workshop.services, db: openDatabase({ dataDir, databaseUrl }) } };
});
afterAll(async () => {
  await other.services.db.destroy();
  await world.stop();
});

const manners: Manner[] = ['well', 'processing', 'busy', 'door', 'fault', 'half', 'lost', 'nothing', 'broken'];
const verdicts: Verdict[] = ['accepted', 'warned', 'refused'];

/** How one run goes: how each call is answered, before or after which the process dies, what becomes of each event, and on how many nodes. */
const course = fc.record({
  manners: fc.array(fc.constantFrom(...manners), { maxLength: 10 }),
  deaths: fc.array(fc.record({ at: fc.nat(11), isAfter: fc.boolean() }), { maxLength: 3 }),
  verdicts: fc.array(fc.constantFrom(...verdicts), { minLength: 4, maxLength: 4 }),
  tellsDuplicates: fc.boolean(),
  isTogether: fc.boolean(),
  areTwo: fc.boolean(),
});

/** Two nodes take what there is, each job one of them, until no batch waits any more; every pause is over at once. */
async function workAsTwo(): Promise<void> {
  const due_at = new Date(0).toISOString();
  const waiting = () => world.app.db.updateTable('jobs').set({ due_at }).where('kind', '=', 'esocial-batch');
  while ((await waiting().executeTakeFirstOrThrow()).numUpdatedRows > 0n) {
    await Promise.all([world.app.workDueJobs(), workOff(other)]);
  }
}

test('whatever the service answers, and whenever the process dies, each event is taken once and has its right state', async () => {
  const { app, service } = world;
  await fc.assert(
    fc.asyncProperty(course, async (chosen) => {
      await beginAnew(world);
      let answered = 0;
      const seen = new Map<string, Verdict>();
      service.script = {
        manner: () => chosen.manners[answered++] ?? 'well',
        verdict: (id) => {
          const verdict = seen.get(id) ?? chosen.verdicts[seen.size] ?? 'accepted';
          seen.set(id, verdict);
          return verdict;
        },
        tellsDuplicates: () => chosen.tellsDuplicates,
      };
      let called = 0;
      // What a process leaves that dies at a call: all that was written down before, and nothing after it.
      app.workshop.services.esocial.call = async (call) => {
        const death = chosen.deaths.find(({ at }) => at === called);
        called += 1;
        if (death && !death.isAfter) throw new Error('the process has died');
        const outcome = await callService(call);
        if (death) throw new Error('the process has died');
        return outcome;
      };
      const ids = (await world.events()).map(({ id }) => id);
      const parts = chosen.isTogether ? [ids] : [ids.slice(0, 2), ids.slice(2)];
      for (const eventIds of parts) expect((await world.send({ eventIds })).body.events).toBe(eventIds.length);
      await (chosen.areTwo ? workAsTwo() : app.workDueJobs(world.muchLater));
      const events = await world.events();
      expect(service.complaints).toEqual([]);
      expect((await world.batches()).filter(({ isOver }: { isOver: boolean }) => !isOver)).toEqual([]);
      // No event was known by two identities.
      expect(service.judged.size).toBe(events.length);
      for (const { state, eventId, receipt } of events) {
        const there = service.judged.get(eventId ?? '');
        expect({ state, receipt }).toEqual({
          state: there?.receipt ? 'accepted' : 'refused',
          receipt: there?.receipt ?? null,
        });
      }
    }),
    { numRuns: runs(500) },
  );
});
