import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../testing/chance/chance.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
  company = await makeCompany(app, { legal_nature: '206-2', esocial_environment: 'produção restrita' });
});
afterAll(() => app.stop());

const days = ['10-11-2026', '11-11-2026'] as const;
const types = ['Periódico', 'Retorno ao trabalho'] as const;

/** What somebody does: issues, corrects or cancels an ASO, or has the first event that is ready sent by another system. */
const step = fc.record({
  act: fc.constantFrom('issue', 'issue', 'correct', 'cancel', 'send', 'send'),
  day: fc.constantFrom(...days),
  type: fc.constantFrom(...types),
  which: fc.nat(9),
});

type Aso = { documentId: string; day: string; type: string };

/** Receipts are given once. */
let receipts = 0;

/** What the eSocial would have: it takes an exam of an occasion and a day once, and knows each by its receipt. */
class Esocial {
  readonly kept = new Map<string, string>();
  private readonly ids = new Set<string>();

  /** @returns the receipt @throws where the real one would refuse */
  take(xml: string): string {
    const [, id = ''] = /Id="([^"]+)"/.exec(xml) ?? [];
    if (this.ids.has(id)) throw new Error(`the identity ${id} was sent twice`);
    this.ids.add(id);
    const [, excluded] = /<nrRecEvt>([^<]+)/.exec(xml) ?? [];
    const [, rectified] = /<nrRecibo>([^<]+)/.exec(xml) ?? [];
    const before = excluded ?? rectified;
    if (before !== undefined && !this.kept.delete(before)) throw new Error('a receipt that is not there');
    const receipt = `1.2.${String(++receipts).padStart(19, '0')}`;
    if (excluded !== undefined) return receipt;
    const exam = `${/<tpExameOcup>(\d)/.exec(xml)?.[1]} ${/<dtAso>([\d-]+)/.exec(xml)?.[1]}`;
    if ([...this.kept.values()].includes(exam)) throw new Error(`the exam ${exam} is there twice`);
    this.kept.set(receipt, exam);
    return receipt;
  }
}

const codes: Readonly<Record<string, string>> = { Periódico: '1', 'Retorno ao trabalho': '2' };
const examOf = ({ day, type }: Aso) => `${codes[type]} ${day.split('-').reverse().join('-')}`;

async function readyOf(employeeId: string) {
  const path = `/esocial/events?list=due&companyId=${company.companyId}&employeeId=${employeeId}`;
  return (await app.call('GET', path, { as: doctor })).body.events as { id: string }[];
}

/** Another system sends an event, and its receipt is written down. */
async function send(esocial: Esocial, { id }: { id: string }): Promise<void> {
  const { xml } = (await app.call('POST', `/esocial/events/${id}/xml`, { as: company.token })).body;
  const body = { receipt: esocial.take(xml) };
  expect((await app.call('PUT', `/esocial/events/${id}/receipt`, { as: doctor, body })).status).toBe(204);
}

test('however ASOs are issued, corrected and cancelled, the eSocial takes every event and has in the end what stands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const of = { esocial_registered: 'sim', esocial_registration: 'M-1', admission_dt: '2024-01-15' };
      const employee = await makeEmployee(app, company, of);
      const esocial = new Esocial();
      let standing: Aso[] = [];
      const issue = async (aso: { day: string; type: string }, supersedesId?: string) => {
        const exams = [{ exam_name: 'Avaliação clínica', exam_code: '', exam_date: aso.day }];
        const answers = { date: aso.day, examType: aso.type, exams };
        const fields = { answers, ...(supersedesId ? { supersedesId } : {}) };
        return { ...aso, ...(await issueDocument(app, { employee, token: doctor }, fields)) };
      };
      for (const { act, which, ...aso } of steps) {
        const chosen = standing[which % Math.max(1, standing.length)];
        if (act === 'issue') standing.push(await issue(aso));
        if (act === 'correct' && chosen) {
          standing = [...standing.filter((one) => one !== chosen), await issue(aso, chosen.documentId)];
        }
        if (act === 'cancel' && chosen) {
          const path = `/issued-documents/${chosen.documentId}/cancel`;
          await app.call('PUT', path, { as: doctor, body: { reason: 'Engano' } });
          standing = standing.filter((one) => one !== chosen);
        }
        // Now and then the jobs come late, and see several changes at once.
        if (which % 3 > 0) await app.workDueJobs();
        if (act === 'send') {
          const [event] = await readyOf(employee.id);
          if (event) await send(esocial, event);
        }
      }
      await app.workDueJobs();
      for (let events = await readyOf(employee.id); events[0]; events = await readyOf(employee.id)) {
        await send(esocial, events[0]);
        await app.workDueJobs();
      }
      const path = `/esocial/events?list=pendencies&companyId=${company.companyId}&employeeId=${employee.id}`;
      expect((await app.call('GET', path, { as: doctor })).body.events).toEqual([]);
      expect([...esocial.kept.values()].sort()).toEqual([...new Set(standing.map(examOf))].sort());
    }),
    { numRuns: runs(40) },
  );
});
