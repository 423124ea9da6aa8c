import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { checkedImport, csvOf } from '../../testing/imports/import-files.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app, { legal_nature: '206-2', esocial_environment: 'produção restrita' });
  employee = await newEmployee();
});
afterAll(() => app.stop());

const newEmployee = () =>
  makeEmployee(app, company, {
    ...{ admission_dt: '2024-01-15', esocial_category: '101' },
    ...{ esocial_registered: 'sim', esocial_registration: 'M-77' },
  });
const clinical = { exam_name: 'Avaliação clínica ocupacional (anamnese e exame físico)', exam_code: '0295' };
async function issueAso(day: string, of = employee) {
  const answers = { date: day, exams: [{ ...clinical, exam_date: day }] };
  const issued = await issueDocument(app, { employee: of, token: doctor }, { answers });
  await app.workDueJobs();
  return issued;
}
const header = ['CPF', 'Evento', 'Nº do ASO', 'Data do ASO', 'Recibo'];
const importReceipts = (lines: readonly (readonly string[])[]) =>
  checkedImport(app, { kind: 'receipts', companyId: company.companyId, token: doctor }, csvOf(lines, header));
const history = async () =>
  (await app.call('GET', `/esocial/events?list=history&companyId=${company.companyId}`, { as: doctor })).body.events;
const receiptOf = (last: string) => `1.2.${last.padStart(19, '0')}`;

test('receipts enter by the number of the ASO, or by its day; twice changes nothing', async () => {
  const { name } = await issueAso('10-11-2026');
  const other = await newEmployee();
  await issueAso('09-11-2026', other);
  const lines = [
    [employee.cpf, '', name.replace('ASO ', ''), '', receiptOf('1')],
    [other.cpf, 'S-2220', '', '09/11/2026', receiptOf('2')],
  ];
  const first = await importReceipts(lines);
  expect(first.checked.counts).toMatchObject({ create: 0, change: 2, same: 0, wrong: 0 });
  expect((await first.confirm()).status).toBe(200);
  const kept = (await history()).map(({ receipt, state }: { receipt: string; state: string }) => [state, receipt]);
  expect(kept.sort()).toEqual([
    ['accepted', receiptOf('1')],
    ['accepted', receiptOf('2')],
  ]);
  const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor })).body;
  expect(entries[0]).toMatchObject({
    ...{ action: 'updated', subject: 'esocialEvent' },
    changes: [{ field: 'receipt', before: null, after: receiptOf('1') }],
  });
  const second = await importReceipts(lines);
  expect(second.checked.counts).toMatchObject({ change: 0, same: 2, wrong: 0 });
});

test('what is wrong with a line is told at its cell', async () => {
  await issueAso('10-11-2026');
  const answers = { examType: 'Retorno ao trabalho', date: '10-11-2026' };
  const exams = [{ ...clinical, exam_date: '10-11-2026' }];
  const second = { answers: { ...answers, exams } };
  await issueDocument(app, { employee, token: doctor }, second);
  await app.workDueJobs();
  const done = await newEmployee();
  const { name } = await issueAso('05-10-2026', done);
  const known = await importReceipts([[done.cpf, '', name, '', receiptOf('50')]]);
  expect((await known.confirm()).status).toBe(200);
  const late = await newEmployee();
  await issueAso('07-10-2026', late);
  const { checked, lines } = await importReceipts([
    ['529.982.247-25', '', '', '10/11/2026', receiptOf('3')],
    [employee.cpf, '', '', '01/11/2026', receiptOf('4')],
    [employee.cpf, 'S-2220', '', '10/11/2026', receiptOf('5')],
    [done.cpf, '', '', '05/10/2026', receiptOf('6')],
    [late.cpf, '', '', '07/10/2026', receiptOf('50')],
    [late.cpf, '', '', '', receiptOf('7')],
    [late.cpf, '', '2026/999999', '', receiptOf('8')],
    [late.cpf, 'S-2240', '', '07/10/2026', '1.2.3'],
    [late.cpf, '', '', '', ''],
    [late.cpf, 'S-3000', '', '06/10/2026', receiptOf('9')],
    [late.cpf, 'S-3000', '', '06/10/2026', receiptOf('9')],
  ]);
  expect(checked.counts).toMatchObject({ change: 0, same: 0, wrong: 11 });
  const told = (await lines('?filter=wrong')).lines.map(
    ({ remarks }: { remarks: { label: string; level: string; message: string }[] }) =>
      remarks
        .filter(({ level }) => level === 'error')
        .map(({ label }) => label)
        .sort(),
  );
  expect(told).toEqual([
    ['CPF'],
    ['Data do evento'],
    ['Número do ASO'],
    ['Recibo'],
    ['Recibo'],
    ['Número do ASO'],
    ['Número do ASO'],
    ['Recibo'],
    ['Número do ASO', 'Recibo'],
    ['Data do evento', 'Recibo'],
    ['Data do evento', 'Recibo'],
  ]);
});

test('a company and an administrator import none, and what was changed since is not overwritten', async () => {
  const body = { kind: 'receipts', companyId: company.companyId, fileName: 'recibos.csv', size: 10 };
  expect((await app.call('POST', '/imports', { as: company.token, body })).status).toBe(403);
  await issueAso('10-11-2026');
  const { confirm, read } = await importReceipts([[employee.cpf, '', '', '10/11/2026', receiptOf('60')]]);
  const [event] = (await app.call('GET', `/esocial/events?list=due&companyId=${company.companyId}`, { as: doctor }))
    .body.events;
  const byHand = { as: doctor, body: { receipt: receiptOf('61') } };
  expect((await app.call('PUT', `/esocial/events/${event.id}/receipt`, byHand)).status).toBe(204);
  expect((await confirm()).status).toBe(409);
  expect((await read()).state).not.toBe('done');
  expect((await history())[0].receipt).toBe(receiptOf('61'));
});
