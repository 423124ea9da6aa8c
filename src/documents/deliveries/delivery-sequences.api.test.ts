import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { signIn } from '../../testing/factories.ts';
import { makeDeliverable, visitorOf } from '../../testing/issued/deliveries.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stopClock } from '../../testing/stop-clock.ts';

/** Whatever is done in whatever order: a link opens for the person alone, for as long as it holds, and the proof stays. */

const dayMs = 24 * 3_600_000;

let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  app = await startApp();
  visitor = visitorOf(app);
});
afterAll(() => app.stop());
beforeEach(stopClock);

type Step = { do: 'make' | 'cancel' } | { do: 'right' | 'wrong' | 'end'; which: number } | { do: 'wait'; days: number };

const ofLink = fc.record({ do: fc.constantFrom('right', 'wrong', 'wrong', 'end'), which: fc.nat(3) });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('make') }) },
  { weight: 12, arbitrary: ofLink },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel') }) },
) as fc.Arbitrary<Step>;

/** A link as it should be. */
type Known = {
  token: string;
  until: number;
  tries: number;
  ended: string | null;
  openings: number;
  first: string | null;
};

async function follow(steps: readonly Step[]): Promise<void> {
  const document = await makeDeliverable(app);
  /** A session of today: those of before a long wait are over. */
  let as = document.doctor.token;
  const links: Known[] = [];
  let cancelled = false;
  const holds = (link: Known) => link.ended === null && Date.now() < link.until;
  const recent = (which: number) => links.at(-1 - (which % Math.max(1, links.length)));
  const acts: { [Name in Step['do']]: (step: Extract<Step, { do: Name }>) => Promise<void> } = {
    async make() {
      const { status, body } = await document.makeLink({}, as);
      expect(status).toBe(cancelled ? 409 : 201);
      if (status !== 201) return;
      for (const link of links) link.ended ??= 'replaced';
      const token = body.url.split('#')[1];
      links.push({ token, until: Date.now() + 30 * dayMs, tries: 5, ended: null, openings: 0, first: null });
    },
    async right({ which }) {
      const link = recent(which);
      if (!link) return;
      const { status } = await visitor.open(link.token, document.right);
      expect(status).toBe(!holds(link) ? 404 : cancelled ? 409 : 200);
      if (status !== 200) return;
      link.openings += 1;
      link.first ??= new Date().toISOString();
    },
    async wrong({ which }) {
      const link = recent(which);
      if (!link) return;
      const { status, body } = await visitor.open(link.token, document.wrong);
      const isLast = link.tries === 1;
      expect(status).toBe(!holds(link) ? 404 : cancelled ? 409 : isLast ? 404 : 403);
      if (!holds(link) || cancelled) return;
      link.tries -= 1;
      if (isLast) link.ended = 'tries';
      else expect(body.data.triesLeft).toBe(link.tries);
    },
    async end({ which }) {
      const link = recent(which);
      if (!link) return;
      const at = links.length - 1 - links.indexOf(link);
      const { id } = (await document.deliveries(as))[at];
      expect((await app.call('PUT', `/deliveries/${id}/end`, { as })).status).toBe(204);
      if (holds(link)) link.ended = 'ended';
    },
    async wait({ days }) {
      vi.setSystemTime(Date.now() + days * dayMs);
      as = await signIn(app, document.doctor.professional.user.email);
    },
    async cancel() {
      if (!cancelled) await document.become('cancelled');
      cancelled = true;
    },
  };
  for (const one of steps) {
    await (acts[one.do] as (step: Step) => Promise<void>)(one);
    await app.db.deleteFrom('sign_in_attempts').execute();
    const shown = links
      .toReversed()
      .map(({ tries, ended, openings, first }) => ({ triesLeft: tries, endReason: ended, openings, openedAt: first }));
    expect(await document.deliveries(as)).toMatchObject(shown);
  }
}

test('in any order of making, answering, ending, cancelling and time going by', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await follow(steps);
    }),
    { numRuns: runs(15) },
  );
});
