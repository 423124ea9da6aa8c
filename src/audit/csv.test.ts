import { expect, test } from 'vitest';
import type { AuditEntry } from './audit.contract.ts';
import { csvOf } from './csv.rules.ts';

const entry: AuditEntry = {
  number: 7,
  at: '2026-11-21T02:30:00.000Z',
  actorId: 'a1',
  actorType: 'company',
  actorEmail: 'padaria@zelo.test',
  action: 'updated',
  subject: 'unit',
  subjectId: 'u1',
  subjectName: 'Matriz',
  detail: null,
  companyId: 'c1',
  companyName: 'Padaria "Pão; Quente"',
  employeeId: null,
  times: 1,
  changes: [{ field: 'city', before: 'São Paulo', after: 'Santos' }],
  address: '10.0.0.1',
  hash: 'abc',
};

async function linesOf(fields: Partial<AuditEntry> = {}, timeZone = 'America/Sao_Paulo') {
  async function* parts() {
    yield [{ ...entry, ...fields }];
  }
  let csv = '';
  for await (const text of csvOf(parts(), timeZone)) csv += text;
  return csv;
}

test('a Brazilian spreadsheet opens it: byte order mark, semicolons, quoted cells, CRLF', async () => {
  expect(await linesOf()).toBe(
    '\uFEFF' +
      '"Número";"Data e hora";"Quem";"Tipo de usuário";"Ação";"O quê";"Empresa";"Empregado (identificador)";"Campos alterados";"Endereço de rede";"Hash"\r\n' +
      '"7";"20/11/2026 23:30:00";"padaria@zelo.test";"Empresa";"Alterou";"Unidade · Matriz";"Padaria ""Pão; Quente""";"";"Cidade: São Paulo → Santos";"10.0.0.1";"abc"\r\n',
  );
});

test('times are told in the zone that was asked for', async () => {
  expect(await linesOf({}, 'America/Manaus')).toContain('"20/11/2026 22:30:00"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is no formula',
  async (text) => {
    expect(await linesOf({ companyName: text, actorEmail: text })).toContain(`"'${text}"`);
  },
);

test('of an employee the names of the changed fields go out, without values', async () => {
  const csv = await linesOf({ subject: 'employee', subjectName: null, changes: [{ field: 'pcd' }, { field: 'cpf' }] });
  expect(csv).toContain('"Empregado"');
  expect(csv).toContain('"PCD | CPF"');
});

test('what stands for several says how many', async () => {
  expect(await linesOf({ action: 'refused', times: 37 })).toContain('"Acesso recusado (37 vezes)"');
});
