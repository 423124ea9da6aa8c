import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { runs } from '../../testing/chance/chance.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { defineJob } from './job.server.ts';
import { claim, enqueue, finish, giveBack, type Held, putOff, renew, setAside } from './queue.db.ts';
import { retrySetAside } from './set-aside.db.ts';

/** Whatever is done in whatever order: a job is at one place, and leaves the queue only when it is done. */

const hour = 3_600_000;
const job = defineJob({ kind: 'example', payload: z.object({ id: z.uuid() }), handle: async () => {} });

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Step =
  | { do: 'enqueue'; key: string | undefined }
  | { do: 'claim'; most: number }
  | { do: 'finish' | 'putOff' | 'giveBack' | 'setAside' | 'renew' | 'kill'; which: number }
  | { do: 'retry' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enqueue'), key: fc.constantFrom(undefined, 'a', 'b') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim'), most: fc.integer({ min: 0, max: 3 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('finish', 'putOff', 'giveBack', 'setAside', 'renew', 'kill'),
      which: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry') }) },
) as fc.Arbitrary<Step>;

type Known = { key: string | undefined; at: 'waiting' | 'held' | 'lost' | 'aside'; by?: Held };

/** What the queue should hold, by what each job's payload names. */
class Model {
  readonly jobs = new Map<string, Known>();
  /** Every taking that ever was, also those that are over. */
  readonly takings: Held[] = [];

  isWaiting = (key: string | undefined) =>
    key !== undefined && [...this.jobs.values()].some((known) => known.at === 'waiting' && known.key === key);

  ofTaking(held: Held): [string, Known] | undefined {
    return [...this.jobs].find(([, { at, by }]) => by === held && (at === 'held' || at === 'lost'));
  }

  release(id: string, known: Known): void {
    if (this.isWaiting(known.key)) this.jobs.delete(id);
    else this.jobs.set(id, { key: known.key, at: 'waiting' });
  }
}

async function take(model: Model, most: number): Promise<Held[]> {
  const taken = await claim(app.db, { kind: 'example', most, lease: uuid(), leaseMs: hour });
  for (const held of taken) {
    const { id } = JSON.parse(held.payload);
    const known = model.jobs.get(id);
    expect(known?.at, 'only what waits, or was left by a killed node, is taken').toMatch(/waiting|lost/);
    model.jobs.set(id, { key: known?.key, at: 'held', by: held });
    model.takings.push(held);
  }
  return taken;
}

const acts: Record<string, (held: Held) => Promise<unknown>> = {
  finish: (held) => finish(app.db, held, null),
  putOff: (held) => putOff(app.db, held, 'why', 0),
  giveBack: (held) => giveBack(app.db, held),
  setAside: (held) => setAside(app.db, held, 'why'),
  renew: (held) => renew(app.db, held, hour),
  // Nobody gives its lease any more.
  kill: ({ id, lease }) =>
    app.db
      .updateTable('jobs')
      .set({ due_at: new Date(0).toISOString() })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute(),
};

async function run(model: Model, each: Step): Promise<void> {
  if (each.do === 'enqueue') {
    const id = uuid();
    await enqueue(app.db, job, { id }, each.key ? { key: each.key } : {});
    if (!model.isWaiting(each.key)) model.jobs.set(id, { key: each.key, at: 'waiting' });
    return;
  }
  if (each.do === 'claim') {
    const free = [...model.jobs.values()].filter(({ at }) => at === 'waiting' || at === 'lost').length;
    expect(await take(model, each.most)).toHaveLength(Math.min(each.most, free));
    return;
  }
  if (each.do === 'retry') {
    await retrySetAside(app.db);
    // What was set aside has given up its key.
    for (const [id, { at }] of model.jobs) if (at === 'aside') model.jobs.set(id, { key: undefined, at: 'waiting' });
    return;
  }
  const held = model.takings[each.which % Math.max(model.takings.length, 1)];
  if (!held) return;
  await acts[each.do]?.(held);
  const [id, known] = model.ofTaking(held) ?? [];
  if (!id || !known) return; // Its word counts no more.
  if (each.do === 'finish') model.jobs.delete(id);
  else if (each.do === 'setAside') model.jobs.set(id, { key: undefined, at: 'aside' });
  else if (each.do === 'renew') model.jobs.set(id, { ...known, at: 'held' });
  else if (each.do === 'kill') model.jobs.set(id, { ...known, at: 'lost' });
  else model.release(id, known);
}

/** What the table says, in the model's words. */
async function stateOf() {
  const rows = await app.db.selectFrom('jobs').select(['payload', 'lease', 'set_aside_at as aside']).execute();
  const places = rows.map(({ payload, lease, aside }) => [
    JSON.parse(payload).id,
    aside ? 'aside' : lease ? 'held' : 'waiting',
  ]);
  return Object.fromEntries(places);
}

test('in any sequence of steps each job is in one place, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      await app.db.deleteFrom('jobs').execute();
      const model = new Model();
      for (const each of steps) await run(model, each);
      const expected = [...model.jobs].map(([id, { at }]) => [id, at === 'lost' ? 'held' : at]);
      expect(await stateOf()).toEqual(Object.fromEntries(expected));
      // Everything that nobody holds is taken once more, and can be finished.
      for (const held of await take(model, 1_000)) await finish(app.db, held, null);
      expect(Object.values(await stateOf())).not.toContain('waiting');
    }),
    { numRuns: runs(60) },
  );
});
