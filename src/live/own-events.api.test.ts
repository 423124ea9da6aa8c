import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../testing/chance/chance.ts';
import {
  companyFields,
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
  unitFields,
} from '../testing/factories.ts';
import { type LiveStream, openLive } from '../testing/live.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { announce } from './announce.server.ts';

/** Several companies that work at the same time, each with its stream; a professional and an administrator who work for all. */
let app: TestApp;
let admin: string;
let doctor: string;
let companies: { id: string; email: string; token: string; unit: string; employee: string; stream: LiveStream }[];
let ofDoctor: LiveStream;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = (await makeProfessional(app, {}, admin)).token;
  ofDoctor = await openLive(app, doctor);
  companies = await Promise.all(
    [0, 1, 2].map(async () => {
      const { company, companyId: id, token } = await makeCompany(app, {}, admin);
      const unit = (await makeUnit(app, { companyId: id, token })).id;
      const employee = (await makeEmployee(app, { companyId: id, token })).id;
      return { id, email: company.user.email, token, unit, employee, stream: await openLive(app, token) };
    }),
  );
});
afterAll(async () => {
  for (const { stream } of [...companies, { stream: ofDoctor }]) stream.close();
  await app.stop();
});

type Company = (typeof companies)[number];

/** What changes something of a company, by whoever does it. */
const changes: Record<string, (company: Company) => Promise<unknown>> = {
  unit: ({ id, token }) => makeUnit(app, { companyId: id, token }),
  'change of a unit': ({ id, token, unit }) =>
    app.call('PUT', `/unit/update/${unit}`, { as: token, body: { ...unitFields(), companyId: id } }),
  employee: ({ id, token }) => makeEmployee(app, { companyId: id, token }),
  'change of an employee': ({ id, token, employee }) =>
    app.call('PUT', `/employees/update/${employee}`, { as: token, body: { ...employeeFields(), companyId: id } }),
  'open document': ({ id, employee }) =>
    makeDocument(app, { companyId: id, employeeId: employee, token: doctor }, { medicalConfidentiality: false }),
  'secret document': ({ id, employee }) =>
    makeDocument(app, { companyId: id, employeeId: employee, token: doctor }, { medicalConfidentiality: true }),
  'change by an administrator': async ({ id, email }) => {
    const { password: _, ...fields } = companyFields({ email }); // Another one would end its sessions.
    return app.call('PUT', `/company/update/${id}`, { as: admin, body: fields });
  },
  'end of other sessions': ({ token }) => app.call('PUT', '/sessions/end-others', { as: token }),
};

/** Every change of each of the three. */
const everyChange = Object.keys(changes).flatMap((name) =>
  [0, 1, 2].map((at): [string, number, boolean] => [name, at, at === 2]),
);
const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(2), fc.boolean()), { maxLength: 12 });

test('no company ever receives what is of another, whatever several of them do at once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      let together: Promise<unknown>[] = [];
      for (const [name, at, waits] of sequence) {
        const company = companies[at];
        if (company) together.push(changes[name]?.(company) ?? Promise.resolve());
        if (waits) await Promise.all(together);
        if (waits) together = [];
      }
      await Promise.all(together);
      // What is said later is heard later: when these have come, all before them has.
      const marks = companies.map(({ id }) => ({ companyId: id, mark: randomUUID() }));
      for (const { companyId, mark } of marks) await announce(app.db, { topic: 'unit', ids: [mark], companyId });
      await Promise.all(marks.map(({ mark }, at) => companies[at]?.stream.heard(mark)));
      await Promise.all(marks.map(({ mark }) => ofDoctor.heard(mark)));
      for (const { id, stream } of companies) {
        const foreign = stream.events.filter(({ topic, companyId }) => topic !== 'notifications' && companyId !== id);
        expect(foreign).toEqual([]);
        const others = companies.filter((other) => other.id !== id).flatMap((other) => [other.id, other.employee]);
        expect(others.filter((other) => JSON.stringify(stream.events).includes(other))).toEqual([]);
      }
    }),
    { numRuns: runs(12), examples: [[everyChange]] },
  );
  expect(new Set(ofDoctor.events.map(({ companyId }) => companyId)).size).toBe(3);
  expect(new Set(ofDoctor.events.map(({ topic }) => topic))).toEqual(
    new Set(['unit', 'employee', 'dueDates', 'document', 'company']),
  );
});
