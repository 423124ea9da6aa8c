import { certificateFile, certificatePassword } from '../certificates/test-authority.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../factories.ts';
import { receivers } from '../hooks/receiver.ts';
import { issueDocument } from '../issued.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { startEsocialService } from './service.ts';

/** So much later that whatever waits has waited: no pause of a batch is longer. */
const muchLater = 7 * 3_600_000;

export const sendingKeys = Buffer.alloc(32, 'of sending').toString('base64');

const exam = 'Avaliação clínica ocupacional (anamnese e exame físico)';

/** The product beside a service of the eSocial, as `sendingWorldAt` makes it ready. */
export async function startSending(people: number) {
  const service = await startEsocialService();
  const app = await startApp({ ENCRYPTION_KEYS: sendingKeys, ...service.settings, ...receivers });
  const world = await sendingWorldAt(app, people);
  async function stop() {
    await app.stop();
    await service.stop();
  }
  return { app, service, ...world, stop };
}

export type SendingWorld = Awaited<ReturnType<typeof sendingWorldAt>>;

/** A company that has its certificate, with people who have an ASO each whose event is ready. */
export async function sendingWorldAt(app: TestApp, people: number) {
  const doctor = (await makeProfessional(app)).token;
  const company = await makeCompany(app, {
    cnpj: '11.222.333/0001-81',
    ...{ legal_nature: '206-2', esocial_environment: 'produção restrita' },
  });
  const body = { file: certificateFile('11222333000181'), password: certificatePassword };
  const path = `/certificates/company/${company.companyId}`;
  const kept = await app.call('PUT', path, { as: company.token, body });
  if (kept.status !== 200) throw new Error(`no certificate: ${JSON.stringify(kept.body)}`);

  async function issueAso() {
    const of = { esocial_category: '101', esocial_registered: 'sim', esocial_registration: 'M-1' };
    const employee = await makeEmployee(app, company, { admission_dt: '2024-01-15', ...of });
    const answers = { date: '10-11-2026', exams: [{ exam_name: exam, exam_code: '0295', exam_date: '10-11-2026' }] };
    await issueDocument(app, { employee, token: doctor }, { answers });
  }
  for (let person = 0; person < people; person++) await issueAso();
  await app.workDueJobs();

  type Listed = {
    id: string;
    state: string;
    eventId: string | null;
    receipt: string | null;
    reasons: { message: string }[];
  };
  async function events(): Promise<Listed[]> {
    const lists = ['pendencies', 'due', 'history'].map((list) =>
      app.call('GET', `/esocial/events?companyId=${company.companyId}&pageSize=100&list=${list}`, { as: doctor }),
    );
    const all = (await Promise.all(lists)).flatMap(({ body: said }) => said.events as Listed[]);
    return all.sort((one, other) => one.id.localeCompare(other.id));
  }
  const batches = async () =>
    (await app.call('GET', `/esocial/batches?companyId=${company.companyId}`, { as: doctor })).body.batches;
  const send = (fields: object = {}) =>
    app.call('POST', '/esocial/batches', { as: doctor, body: { companyId: company.companyId, ...fields } });
  const act = (batchId: string, what: 'stop' | 'resume' | 'undo') =>
    app.call('PUT', `/esocial/batches/${batchId}/${what}`, { as: doctor, body: {} });
  return { doctor, company, events, batches, send, act, muchLater };
}

/** Everything as before anything was sent. */
export async function beginAnew({ app, service }: Awaited<ReturnType<typeof startSending>>): Promise<void> {
  service.forget();
  const { db } = app;
  await db.deleteFrom('esocial_batch_events').execute();
  await db.deleteFrom('esocial_batches').execute();
  await db.deleteFrom('jobs').execute();
  await db.updateTable('esocial_lines').set({ receipt: null, closed_at: null }).execute();
  const unsent = { event_id: null, left_at: null, receipt: null, receipt_by: null, ended_at: null, batch_id: null };
  const ready = { state: 'ready', list: 'due', reasons: '[]', checked_at: new Date().toISOString() } as const;
  await db
    .updateTable('esocial_events')
    .set({ ...unsent, ...ready })
    .execute();
}
