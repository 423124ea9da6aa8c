import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { type Occasion, occasionLabels } from '../../programmes/programmes.labels.ts';
import type { ApiResponse } from '../../testing/api.ts';
import { runs } from '../../testing/chance/chance.ts';
import {
  employeeFields,
  examFields,
  groupFields,
  headFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  protocolExam,
} from '../../testing/factories.ts';
import { issueBody } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stateOf } from '../due-dates.labels.ts';
import { computeDue } from './computed.server.ts';
import { readStored } from './due-writes.db.ts';

/** Whatever changes in whatever order: what is stored is what computing everything anew would say. */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let units: { id: string }[];
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = await makeProfessional(app);
  units = [await makeUnit(app, company), await makeUnit(app, company)];
});
afterAll(() => app.stop());

/** What a change of a person asks for that their registration does not. */
const complete = { nis: '12056412547', rg: '12.345.678-9' };

const functions = ['Soldador', 'Auxiliar de escritório', 'Vigia'];

type Step =
  | { do: 'hire' | 'edit'; which: number; function: string; months: number; unit: number }
  | { do: 'inactivate' | 'reactivate'; which: number }
  | { do: 'move' | 'moveAll'; which: number; unit: number }
  | { do: 'assign'; which: number; group: number }
  | { do: 'putInForce'; days: number; risks: boolean; unit: number; function: string }
  | { do: 'record'; which: number; code: string; days: number; occasion: Occasion | '' }
  | { do: 'withdraw' | 'cancel' | 'recall'; which: number }
  | { do: 'issue'; which: number; occasion: Occasion | ''; days: number; heard: number | null }
  | { do: 'correct'; which: number; occasion: Occasion | ''; days: number; heard: number | null };

const which = fc.nat(20);
const unit = fc.nat(2);
const occasion = fc.constantFrom<Occasion | ''>('admission', 'periodic', 'dismissal', '');
/** So long ago; in the days ahead where it is less than nothing. */
const days = fc.integer({ min: -3, max: 800 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constantFrom('hire', 'edit'), which, unit },
      ...{ function: fc.constantFrom(...functions), months: fc.nat(40) },
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('inactivate', 'reactivate'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('move', 'moveAll'), which, unit }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign'), which, group: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: fc.constant('putInForce'), days: fc.integer({ min: -400, max: 2 }), risks: fc.boolean(), unit },
      function: fc.constantFrom(...functions),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('record'), which, code: fc.constantFrom('0295', '0281'), days, occasion }),
  },
  {
    weight: 4,
    // With audiometry on another day or none, beside the clinical exam that an ASO is issued on.
    arbitrary: fc.record({ do: fc.constantFrom('issue', 'correct'), which, occasion, days, heard: fc.option(days) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'cancel', 'recall'), which }) },
) as fc.Arbitrary<Step>;

/** One of each, in an order in which each changes something and every state is reached. */
const oneOfEach: readonly Step[] = [
  ...functions.map((name): Step => ({ do: 'hire', which: 0, function: name, months: 30, unit: 1 })),
  { do: 'hire', which: 0, function: 'Soldador', months: 30, unit: 0 },
  { do: 'moveAll', which: 0, unit: 2 },
  { do: 'putInForce', days: -300, risks: true, unit: 2, function: 'Soldador' },
  { do: 'assign', which: 2, group: 1 },
  { do: 'record', which: 0, code: '0281', days: 90, occasion: 'periodic' },
  { do: 'withdraw', which: 0 },
  { do: 'issue', which: 0, occasion: 'admission', days: 910, heard: 911 },
  { do: 'recall', which: 0 },
  { do: 'correct', which: 0, occasion: 'admission', days: 905, heard: null },
  { do: 'cancel', which: 1 },
  { do: 'issue', which: 0, occasion: 'periodic', days: 20, heard: 30 },
  { do: 'edit', which: 2, function: 'Vigia', months: 20, unit: 0 },
  { do: 'inactivate', which: 1 },
  { do: 'reactivate', which: 1 },
  { do: 'move', which: 2, unit: 1 },
];

const protocol = [protocolExam(), protocolExam({ code: '0281', occasions: ['admission', 'periodic'] })];

const call = (method: string, path: string, body: object, as = company.token) => app.call(method, path, { as, body });
const unitOf = (at: number) => units[at - 1]?.id ?? null;

async function everybody() {
  return app.db
    .selectFrom('employees')
    .select(['id', 'company_id as companyId', 'name', 'cpf', 'inactivated_at'])
    .where('company_id', '=', company.companyId)
    .orderBy('id')
    .execute();
}

/** Every record of an exam and every ASO that there is, whatever became of it. */
const exams = () => app.db.selectFrom('exam_records').select('id').orderBy('id').execute();
const asos = () =>
  app.db
    .selectFrom('issued_documents')
    .innerJoin('documents', 'documents.id', 'issued_documents.id')
    .select(['documents.id', 'documents.employee_id'])
    .orderBy('documents.id')
    .execute();

/** Of the people or records that there are by now, one. */
function pick<Of>(from: readonly Of[], at: number): Of | undefined {
  return from[at % Math.max(from.length, 1)];
}

const dayOf = (days: number) => formatDate(daysAfter(today(), -days));

/** Issues an ASO about a person, for another or for none. */
async function issue(
  employee: Awaited<ReturnType<typeof everybody>>[number],
  { occasion, days, heard }: Extract<Step, { do: 'issue' | 'correct' }>,
  fields: { supersedesId?: string } = {},
) {
  const examType = occasion && occasionLabels[occasion];
  const clinical = { exam_name: 'Avaliação clínica', exam_date: dayOf(days) };
  const exams = heard === null ? [clinical] : [clinical, { exam_name: 'Audiometria', exam_date: dayOf(heard) }];
  const body = issueBody('aso', employee, { answers: { examType, exams, date: dayOf(days) }, ...fields });
  return call('POST', '/issued-documents', body, doctor.token);
}

/** A version with these groups alone; one that is refused is thrown away. */
async function putInForce(validFrom: string, groups: readonly object[]) {
  const of = (path: string, method = 'POST', body: object = {}) => call(method, path, body, doctor.token);
  const prepared = await of(`/programmes/${company.companyId}`, 'POST', headFields({ validFrom }));
  const path = `/programme/${prepared.body.programme.id}`;
  for (const { id } of prepared.body.groups) await of(`${path}/groups/${id}`, 'DELETE');
  for (const group of groups) await of(`${path}/groups`, 'POST', group);
  const forced = await of(`${path}/force`, 'PUT');
  if (forced.status !== 200) await of(path, 'DELETE');
  return forced;
}

/** What the step's call answers; undefined where there is nothing that it could be about. */
async function run(each: Step): Promise<ApiResponse | undefined> {
  const { companyId } = company;
  const people = await everybody();
  const person = 'which' in each ? pick(people, each.which) : undefined;
  const one = person?.id;
  const doctors = (method: string, path: string, body: object) => call(method, path, body, doctor.token);
  if (each.do === 'hire' || each.do === 'edit') {
    const start = daysAfter(today(), -30 * each.months);
    const fields = { employee_function: each.function, admission_dt: start, function_start_dt: start };
    if (each.do === 'hire') await makeEmployee(app, company, { ...fields, unitId: unitOf(each.unit) });
    else if (person)
      return call('PUT', `/employees/update/${one}`, employeeFields({ ...complete, ...fields, cpf: person.cpf }));
  }
  if (each.do === 'moveAll') return call('PUT', `/unit/move/${unitOf(1)}`, { toUnitId: unitOf(each.unit) });
  if (each.do === 'putInForce') {
    const office = groupFields({ functions: functions.slice(1), absence: true, risks: [] });
    const own = groupFields({ functions: [each.function], unitId: unitOf(each.unit), exams: protocol });
    const groups = each.risks ? [own, office] : [office];
    return putInForce(daysAfter(today(), each.days), groups);
  }
  if (each.do === 'withdraw') {
    const id = pick(await exams(), each.which)?.id;
    return id ? doctors('PUT', `/exam-records/${id}/withdraw`, { reason: 'Engano' }) : undefined;
  }
  if (each.do === 'cancel' || each.do === 'correct') {
    const found = pick(await asos(), each.which);
    const whose = people.find(({ id }) => id === found?.employee_id);
    if (!found || !whose) return;
    if (each.do === 'correct') return issue(whose, each, { supersedesId: found.id });
    return doctors('PUT', `/issued-documents/${found.id}/cancel`, { reason: 'Engano' });
  }
  if (!person) return;
  if (each.do === 'inactivate') return call('PUT', `/employee/delete/${one}`, {});
  if (each.do === 'reactivate') return call('PUT', `/employee/reactivate/${one}`, {});
  if (each.do === 'move') return call('PUT', `/employees/move/${one}`, { unitId: unitOf(each.unit) });
  if (each.do === 'assign') {
    const groups = await app.db.selectFrom('exposure_groups').select('id').distinct().orderBy('id').execute();
    const groupId = each.group === 0 ? null : (pick(groups, each.group)?.id ?? null);
    return doctors('PUT', `/programmes/${companyId}/members/${one}`, { groupId });
  }
  if (each.do === 'record') {
    const { code: exam_code, days, occasion } = each;
    return doctors('POST', `/employee/${one}/exams`, examFields({ exam_code, done_on: dayOf(days), occasion }));
  }
  if (each.do === 'issue') return issue(person, each);
  if (each.do === 'recall') return doctors('POST', '/recalls', { employeeIds: [one], before: 'include' });
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Takes the steps in turn and answers which kinds of them changed something. */
async function play(steps: readonly Step[]) {
  const took = new Set<Step['do']>();
  for (const each of steps) {
    const answer = await run(each);
    const status = answer?.status ?? (each.do === 'hire' ? 201 : 0);
    expect(status, each.do).toBeLessThan(500);
    if (status >= 200 && status < 300) took.add(each.do);
  }
  await app.workDueJobs();
  return took;
}

/** Compares what is stored of everybody with what computing it anew says, and answers the states that people are in. */
async function statesAsComputed() {
  const people = await everybody();
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const stored = await readStored(app.db, company.companyId, ids);
  const computed = await computeDue(app.db, company.companyId, ids);
  expect(plain([...stored.values()].sort((a, b) => (a.person.id < b.person.id ? -1 : 1)))).toEqual(plain(computed));
  const active = people.filter(({ inactivated_at }) => inactivated_at === null);
  expect([...stored.keys()].sort()).toEqual(active.map(({ id }) => id));
  return [...stored.values()].map(({ person }) => stateOf({ state: person.state, clinicalOn: person.clinical_on }));
}

test('after one of each what is stored of everybody is what computing it anew says', async () => {
  const kinds = new Set(oneOfEach.map((each) => each.do));
  expect([...(await play(oneOfEach))].sort()).toEqual([...kinds].sort());
  expect(new Set(await statesAsComputed())).toEqual(new Set(['neverExamined', 'scheduled', 'withoutProtocol']));
});

test('after any sequence of changes what is stored of everybody is what computing it anew says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await play(steps);
      await statesAsComputed();
    }),
    { numRuns: runs(30) },
  );
});
