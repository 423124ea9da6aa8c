import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Occasion, occasionLabels } from '../../programmes/programmes.labels.ts';
import { makeCarePlace, makeExpected } from '../../testing/care.ts';
import { runs } from '../../testing/chance/chance.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { issueBody } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { ReferralState } from '../referrals.labels.ts';

/** Whatever is done in the queue and with the ASOs of one person, in whatever order: each answer, and how it stands afterwards. */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let token: string;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  token = (await makeProfessional(app)).token;
  placeId = (await makeCarePlace(app, { token })).id;
});
afterAll(() => app.stop());

const which = fc.nat(5);
const occasion = fc.constantFrom<Occasion>('periodic', 'dismissal');
const queueStep = fc.constantFrom('arrive', 'undo-arrival', 'call', 'attend', 'send-back', 'miss');
const named = fc.option(which, { nil: undefined });
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refer' as const), occasion }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('queue' as const), step: queueStep, which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('issue' as const), occasion, named }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('correct' as const), occasion, named, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

type Referred = { id: string; occasion: Occasion; state: ReferralState; documentId: string | null };
type Issued = { id: string; state: 'issued' | 'superseded' | 'cancelled' };
type World = { employee: Awaited<ReturnType<typeof makeEmployee>>; referred: Referred[]; issued: Issued[] };

/** What each thing does in the queue, from which state to which. */
const inQueue: Readonly<Record<string, Partial<Record<ReferralState, ReferralState>>>> = {
  arrive: { scheduled: 'arrived', missed: 'arrived' },
  'undo-arrival': { arrived: 'scheduled' },
  call: { arrived: 'arrived' },
  attend: { arrived: 'attending', attending: 'attending' },
  'send-back': { attending: 'arrived' },
  miss: { scheduled: 'missed', arrived: 'missed' },
};

test('after every sequence a referral stands as its steps say, with the ASO that holds or none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
      const world: World = { employee: await makeEmployee(app, company), referred: [], issued: [] };
      for (const each of steps) await take(each, world);
      for (const { id, state, documentId } of world.referred) {
        const { referral } = (await app.call('GET', `/referrals/${id}`, { as: company.token })).body;
        expect(referral).toMatchObject({ state, documentId });
      }
    }),
    { numRuns: runs(20) },
  );
});

async function take(each: Step, world: World): Promise<void> {
  if (each.do === 'refer') return refer(each.occasion, world);
  if (each.do === 'queue') return work(each, world);
  if (each.do === 'cancel') return cancel(at(world.issued, each.which), world);
  const before = each.do === 'correct' ? at(world.issued, each.which) : undefined;
  if (each.do === 'correct' && !before) return;
  return issue(each, before, world);
}

function at<Of>(list: readonly Of[], which: number): Of | undefined {
  return list[which % Math.max(1, list.length)];
}

function isOpen({ state }: Referred): boolean {
  return ['scheduled', 'arrived', 'attending'].includes(state);
}

/** Whether the person has another open referral of the same occasion. */
function hasOther(one: Pick<Referred, 'occasion'>, world: World): boolean {
  return world.referred.some((other) => other !== one && other.occasion === one.occasion && isOpen(other));
}

async function refer(of: Occasion, world: World): Promise<void> {
  if (hasOther({ occasion: of }, world)) return;
  const id = await makeExpected(app, { token, placeId, employee: world.employee }, { occasion: of });
  world.referred.push({ id, occasion: of, state: 'scheduled', documentId: null });
}

async function work({ step, which }: { step: string; which: number }, world: World): Promise<void> {
  const one = at(world.referred, which);
  if (!one) return;
  const body = { priority: '', room: 'Sala 1' };
  const { status } = await app.call('PUT', `/queue/${one.id}/${step}`, { as: token, body });
  const next = inQueue[step]?.[one.state];
  const isTwice = step === 'arrive' && one.state === 'missed' && hasOther(one, world);
  expect(status).toBe(!next || isTwice ? 409 : step === 'arrive' ? 200 : 204);
  if (next && !isTwice) one.state = next;
}

async function issue(
  { occasion, named }: { occasion: Occasion; named?: number | undefined },
  before: Issued | undefined,
  world: World,
): Promise<void> {
  const meant = named === undefined ? undefined : at(world.referred, named);
  const body = issueBody('aso', world.employee, {
    answers: { examType: occasionLabels[occasion] },
    ...(meant ? { referralId: meant.id } : {}),
    ...(before ? { supersedesId: before.id } : {}),
  });
  const { status, body: made } = await app.call('POST', '/issued-documents', { as: token, body });
  if (before && before.state !== 'issued') return expect(status).toBe(409);
  expect(status).toBe(201);
  world.issued.push({ id: made.documentId, state: 'issued' });
  if (before) before.state = 'superseded';
  const corrected = before && world.referred.find(({ documentId }) => documentId === before.id);
  const isThere = (one: Referred) =>
    one.occasion === occasion && (one.state === 'arrived' || one.state === 'attending');
  const allows = meant && (isOpen(meant) || meant.state === 'missed');
  const completed = corrected ?? (allows ? meant : world.referred.find(isThere));
  if (completed) Object.assign(completed, { state: 'completed', documentId: made.documentId });
}

async function cancel(document: Issued | undefined, world: World): Promise<void> {
  if (!document) return;
  const body = { reason: 'Engano' };
  const { status } = await app.call('PUT', `/issued-documents/${document.id}/cancel`, { as: token, body });
  expect(status).toBe(document.state === 'superseded' ? 409 : 204);
  if (document.state !== 'issued') return;
  document.state = 'cancelled';
  const of = world.referred.find(({ documentId }) => documentId === document.id);
  if (of) Object.assign(of, { documentId: null, state: hasOther(of, world) ? 'completed' : 'attending' });
}
