import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../platform/contract/dates.ts';
import type { Occasion } from '../programmes/programmes.labels.ts';
import { makeCarePlace, referralFields } from '../testing/care.ts';
import { runs } from '../testing/chance/chance.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { type Step, stateAfter } from './referral-steps.rules.ts';
import type { ReferralState } from './referrals.labels.ts';

/** Whatever companies, reception and physicians do with the referrals of two people, in whatever order (product 17.4). */

type Actor = 'company' | 'stranger' | 'reception' | 'physician' | 'colleague';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
const tokens = {} as Record<Actor, string>;
const physicians: Partial<Record<Actor, string>> = {};
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  const [physician, colleague] = [await makeProfessional(app), await makeProfessional(app)];
  Object.assign(physicians, { physician: physician.professional.id, colleague: colleague.professional.id });
  const stranger = await makeCompany(app);
  const reception = await makeProfessional(app, { access: 'reception' });
  const of = { company, stranger, reception, physician, colleague };
  for (const [name, { token }] of Object.entries(of)) tokens[name as Actor] = token;
});
afterAll(() => app.stop());

/** Today by order of arrival, or tomorrow at one of two times: none of them depends on the clock. */
const appointment = fc.constantFrom<Appointment>(
  { ahead: 0, startsAt: null },
  { ahead: 0, startsAt: null },
  { ahead: 0, startsAt: null },
  { ahead: 1, startsAt: 480 },
  { ahead: 1, startsAt: 500 },
);
const actor = fc.constantFrom<Actor>('company', 'stranger', 'reception', 'reception', 'physician', 'physician');
const both = ['physician', 'colleague'] as const;
const attendant = fc.constantFrom<Actor>('company', 'reception', ...both, ...both, ...both);
const which = fc.nat(3);
const occasion = fc.constantFrom<Occasion>('periodic', 'dismissal');
const inQueue = fc.constantFrom<QueueStep>('arrive', 'arrive', 'arrive', 'undoArrival', 'call', 'miss');
const withPerson = fc.constantFrom<QueueStep>('attend', 'attend', 'takeOver', 'sendBack');
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refer' as const), actor, who: fc.nat(1), occasion, appointment }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), actor, which, appointment }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), actor, which }) },
  { weight: 9, arbitrary: fc.record({ do: inQueue, actor, which }) },
  { weight: 9, arbitrary: fc.record({ do: withPerson, actor: attendant, which }) },
);
type QueueStep = Exclude<Step, 'move' | 'cancel' | 'complete' | 'reopen'>;
type Act = typeof act extends fc.Arbitrary<infer Of> ? Of : never;

type Appointment = { ahead: number; startsAt: number | null };

/** How a referral is expected to be kept, and what the trail is expected to have of it. */
type Expected = {
  id: string;
  employeeId: string;
  occasion: Occasion;
  state: ReferralState;
  on: Appointment;
  hasTicket: boolean;
  attendedBy: string | null;
  trail: string[];
};
type World = { placeId: string; capacity: number; people: string[]; referrals: Expected[] };

/** The path of each step of the queue, and its word in the trail. */
const steps: Readonly<Record<QueueStep, [path: string, word: string]>> = {
  arrive: ['arrive', 'arrived'],
  undoArrival: ['undo-arrival', 'arrival-undone'],
  call: ['call', 'called'],
  attend: ['attend', 'attended'],
  takeOver: ['attend', 'taken-over'],
  sendBack: ['send-back', 'sent-back'],
  miss: ['miss', 'missed'],
};

test('after every sequence each referral stands as its steps say, with one entry of the trail for each change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 30, maxLength: 40 }),
      fc.integer({ min: 1, max: 2 }),
      async (acts, capacity) => {
        const place = await makeCarePlace(app, { token: tokens.reception }, { capacity });
        const people = [(await makeEmployee(app, company)).id, (await makeEmployee(app, company)).id];
        const world: World = { placeId: place.id, capacity, people, referrals: [] };
        for (const each of acts) await take(each, world);
        for (const one of world.referrals) await mustStandAs(one);
        await mustFit(world);
      },
    ),
    { numRuns: runs(40) },
  );
  const numbers = await app.db.selectFrom('referrals').select('number').orderBy('number').execute();
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
});

async function take(each: Act, world: World): Promise<void> {
  if (each.do === 'refer') return refer(each, world);
  // The latest first: what was called off long ago refuses everything.
  const one = world.referrals.at(-1 - (each.which % Math.max(1, world.referrals.length)));
  if (!one) return;
  if (each.do === 'move') return move(each, one, world);
  if (each.do === 'cancel') return cancel(each, one);
  return work({ ...each, step: each.do }, one, world);
}

function isOpen({ state }: Expected): boolean {
  return state === 'scheduled' || state === 'arrived' || state === 'attending';
}

/** Whether the person has another open referral of the same occasion. */
function hasOther(one: Pick<Expected, 'employeeId' | 'occasion'>, { referrals }: World): boolean {
  const isSame = (other: Expected) => other.employeeId === one.employeeId && other.occasion === one.occasion;
  return referrals.some((other) => other !== one && isSame(other) && isOpen(other));
}

/** Whether others have all of a time. */
function isFull({ ahead, startsAt }: Appointment, world: World, except?: Expected): boolean {
  if (startsAt === null) return false;
  const has = ({ on, ...one }: Expected) => isOpen(one as Expected) && on.ahead === ahead && on.startsAt === startsAt;
  return world.referrals.filter((one) => one !== except && has(one)).length >= world.capacity;
}

const dayOf = ({ ahead }: Appointment) => daysAfter(today(), ahead);

async function refer(
  { actor: by, who, occasion: of, appointment: on }: Extract<Act, { do: 'refer' }>,
  world: World,
): Promise<void> {
  const employeeId = world.people[who] ?? '';
  const body = referralFields(
    { employeeId, placeId: world.placeId },
    { occasion: of, day: dayOf(on), startsAt: on.startsAt },
  );
  const made = await app.call('POST', '/referrals', { as: tokens[by], body });
  const isRefused = hasOther({ employeeId, occasion: of }, world) || isFull(on, world);
  expect(made.status).toBe(by === 'stranger' ? 404 : isRefused ? 409 : 201);
  if (made.status !== 201) return;
  const nothing = { hasTicket: false, attendedBy: null };
  const { id } = made.body.referral;
  world.referrals.push({
    ...{ id, employeeId, occasion: of, state: 'scheduled', on, ...nothing, trail: ['referred'] },
  });
}

async function move(
  { actor: by, appointment: on }: Extract<Act, { do: 'move' }>,
  one: Expected,
  world: World,
): Promise<void> {
  const body = { placeId: world.placeId, day: dayOf(on), startsAt: on.startsAt };
  const { status } = await app.call('PUT', `/referrals/${one.id}/move`, { as: tokens[by], body });
  const isTwice = one.state === 'missed' && hasOther(one, world);
  const isRefused = !stateAfter('move', one.state) || isTwice || isFull(on, world, one);
  expect(status).toBe(by === 'stranger' ? 404 : isRefused ? 409 : 200);
  if (status === 200) changeTo(one, { state: 'scheduled', on, hasTicket: false }, 'rescheduled');
}

async function cancel({ actor: by }: { actor: Actor }, one: Expected): Promise<void> {
  const body = { reason: 'Férias' };
  const { status } = await app.call('PUT', `/referrals/${one.id}/cancel`, { as: tokens[by], body });
  expect(status).toBe(by === 'stranger' ? 404 : stateAfter('cancel', one.state) ? 200 : 409);
  if (status === 200) changeTo(one, { state: 'cancelled' }, 'cancelled');
}

async function work(
  { actor: by, step }: { actor: Actor; step: QueueStep },
  one: Expected,
  world: World,
): Promise<void> {
  const colleague = physicians[by === 'physician' ? 'colleague' : 'physician'];
  const body = { priority: '', room: 'Sala 1', ...(step === 'takeOver' ? { takeOver: colleague } : {}) };
  const [path] = steps[step];
  const { status } = await app.call('PUT', `/queue/${one.id}/${path}`, { as: tokens[by], body });
  const change = mayWork(by, step) ? changeBy(step, { by: physicians[by] ?? '', colleague }, one, world) : undefined;
  expect(status).toBe(!mayWork(by, step) ? 403 : !change ? 409 : step === 'arrive' ? 200 : 204);
  if (change) changeTo(one, change, change.word);
}

/** A company works in no queue, and the reception attends nobody. */
function mayWork(by: Actor, step: QueueStep): boolean {
  const needsPhysician = steps[step][0] === 'attend' || step === 'sendBack';
  return by in physicians || (by === 'reception' && !needsPhysician);
}

/** What a step does to a referral, with its word in the trail where it does anything; null where it is refused. */
function changeBy(
  step: QueueStep,
  { by, colleague }: { by: string; colleague: string | undefined },
  one: Expected,
  world: World,
): (Partial<Expected> & { word?: string }) | null {
  const isAttended = one.state === 'attending';
  if (steps[step][0] === 'attend' && isAttended) {
    if (one.attendedBy === by) return {};
    // Of two physicians the other one attends: who takes over has named them.
    return step === 'takeOver' && one.attendedBy === colleague ? { attendedBy: by, word: 'taken-over' } : null;
  }
  const state = stateAfter(step === 'takeOver' ? 'attend' : step, one.state);
  if (!state || ((step === 'arrive' || step === 'miss') && one.on.ahead > 0)) return null;
  if (step === 'arrive' && one.state === 'missed' && hasOther(one, world)) return null;
  if (step === 'sendBack' && one.attendedBy !== by) return null;
  const word = step === 'takeOver' ? 'attended' : steps[step][1];
  const isAttending = state === 'attending';
  return {
    ...{ state, word, attendedBy: isAttending ? by : null },
    ...(step === 'arrive' ? { hasTicket: true } : step === 'undoArrival' ? { hasTicket: false } : {}),
  };
}

function changeTo(one: Expected, { word: _, ...change }: Partial<Expected> & { word?: string }, word?: string): void {
  Object.assign(one, change);
  if (word) one.trail.push(word);
}

async function mustStandAs({ id, employeeId, occasion: of, state, on, hasTicket, attendedBy, trail }: Expected) {
  const row = await app.db.selectFrom('referrals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect({ ...row, hasTicket: row.ticket !== null }).toMatchObject({
    ...{ company_id: company.companyId, employee_id: employeeId, occasion: of, state, attended_by: attendedBy },
    ...{ day: dayOf(on), starts_at: on.startsAt, hasTicket },
  });
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'employee_id'])
    .where('subject_id', '=', id)
    .where('action', '!=', 'refused')
    .orderBy('number')
    .execute();
  expect(entries).toEqual(trail.map((action) => ({ action, employee_id: employeeId })));
}

/** Nobody is sent twice for one occasion, and nobody is above what a time has room for. */
async function mustFit({ placeId, capacity }: World): Promise<void> {
  const rows = await app.db
    .selectFrom('referrals')
    .select(['employee_id', 'occasion', 'day', 'starts_at'])
    .where('place_id', '=', placeId)
    .where('state', 'in', ['scheduled', 'arrived', 'attending'])
    .execute();
  const whose = rows.map(({ employee_id, occasion: of }) => `${employee_id} ${of}`);
  expect(new Set(whose).size).toBe(whose.length);
  const times = rows.filter(({ starts_at: startsAt }) => startsAt !== null).map((row) => `${row.day} ${row.starts_at}`);
  for (const time of times) expect(times.filter((other) => other === time).length).toBeLessThanOrEqual(capacity);
}
