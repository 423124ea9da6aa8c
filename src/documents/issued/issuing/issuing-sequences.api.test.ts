import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../testing/chance/chance.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../../testing/factories.ts';
import { issueBody } from '../../../testing/issued.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import type { FormKind } from '../../forms/registry.ts';

/** Whatever is issued, corrected and cancelled in whatever order: what each call answers, and what is there afterwards. */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let token: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  token = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

const kind = fc.constantFrom<FormKind>('aso', 'declaration');
const which = fc.nat(9);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('issue' as const), kind }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('correct' as const), kind, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which, reason: fc.constantFrom('A', 'B') }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

type Known = { id: string; name: string; kind: FormKind; state: string; by: string | null; reason: string | null };

test('every sequence ends as its steps say, and the numbers of a kind have no gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const employee = await makeEmployee(app, company);
      const known: Known[] = [];
      for (const each of steps) await take(each, known, employee);
      for (const { id, name, state, by, reason } of known) {
        const { document } = (await app.call('GET', `/issued-documents/${id}`, { as: token })).body;
        expect(document).toMatchObject({ name, state, isReady: true, cancelReason: reason });
        expect(document.supersededBy?.id ?? null).toBe(by);
      }
      const { documents } = (await app.call('GET', `/documents/${employee.id}`, { as: token })).body;
      expect(documents.map(({ id }: { id: string }) => id).sort()).toEqual(known.map(({ id }) => id).sort());
    }),
    { numRuns: runs(12) },
  );
  const rows = await app.db.selectFrom('issued_documents').select(['kind', 'number']).orderBy('number').execute();
  for (const of of ['aso', 'declaration']) {
    const numbers = rows.flatMap((row) => (row.kind === of ? [row.number] : []));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
});

async function take(each: Step, known: Known[], employee: Awaited<ReturnType<typeof makeEmployee>>): Promise<void> {
  if (each.do === 'cancel') {
    const document = known[each.which % Math.max(1, known.length)];
    if (!document) return;
    const body = { reason: each.reason };
    const { status } = await app.call('PUT', `/issued-documents/${document.id}/cancel`, { as: token, body });
    const isSame = document.state === 'cancelled' && document.reason === each.reason;
    expect(status).toBe(document.state === 'issued' || isSame ? 204 : 409);
    if (document.state === 'issued') Object.assign(document, { state: 'cancelled', reason: each.reason });
    return;
  }
  const before = each.do === 'correct' ? known[each.which % Math.max(1, known.length)] : undefined;
  const body = issueBody(each.kind, employee, before ? { supersedesId: before.id } : {});
  const { status, body: made } = await app.call('POST', '/issued-documents', { as: token, body });
  if (before && before.kind !== each.kind) return expect(status).toBe(400);
  if (before && before.state !== 'issued') return expect(status).toBe(409);
  expect(status).toBe(201);
  if (before) Object.assign(before, { state: 'superseded', by: made.documentId });
  known.push({ id: made.documentId, name: made.name, kind: each.kind, state: 'issued', by: null, reason: null });
}
