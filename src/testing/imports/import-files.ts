import { fileAt } from '../files/file-at.ts';
import type { TestApp } from '../start-app.ts';

/** The columns of a file of employees, as another product calls some of them. */
export const employeeHeader = [
  ...['Nome', 'CPF', 'Matrícula', 'Sexo', 'Dt. Nasc.', 'Celular', 'Admissão', 'Início na função', 'Cargo', 'Função'],
  ...['Setor', 'CBO', 'Unidade'],
];

/** A line of such a file. */
export function employeeLine(
  fields: Partial<Record<'name' | 'cpf' | 'registration' | 'birth' | 'office' | 'unit', string>> = {},
) {
  const cpf = fields.cpf ?? rightCpf();
  const { name = `Conceição ${cpf}`, registration = cpf.slice(0, 11), birth = '20/05/1990' } = fields;
  return [
    ...[name, cpf, registration, 'feminino', birth, '(11) 91234-5678', '15/01/2020', '15/01/2020'],
    ...[fields.office ?? 'Auxiliar', 'Auxiliar de produção', 'Produção', '784205', fields.unit ?? ''],
  ];
}

/** A CSV of lines under their columns. */
export function csvOf(lines: readonly (readonly string[])[], header: readonly string[] = employeeHeader): string {
  return [header, ...lines].map((cells) => cells.join(';')).join('\n');
}

type Sending = { kind?: string; companyId?: string | undefined; token: string };

/** Sends a file and has it looked through. @returns the import as it is then, and what asks about it */
export async function checkedImport(app: TestApp, of: Sending, file: string | Uint8Array) {
  const { kind = 'employees', companyId, token } = of;
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const body = { kind, companyId, fileName: 'arquivo.csv', size: bytes.length };
  const begun = await app.call('POST', '/imports', { as: token, body });
  if (begun.status !== 201) throw new Error(`the import did not begin: ${JSON.stringify(begun.body)}`);
  const { importId, signedUrl } = begun.body;
  const url = fileAt(app, signedUrl);
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
  if (!sent.ok) throw new Error(`the file was not taken: ${sent.status}`);
  const at = (path = '') => `/imports/${importId}${path}`;
  const read = async () => (await app.call('GET', at(), { as: token })).body.import;
  const check = async (input: object = {}) => {
    const asked = await app.call('PUT', at('/check'), { as: token, body: input });
    if (asked.status !== 200) throw new Error(`the file is not looked through: ${JSON.stringify(asked.body)}`);
    await app.workDueJobs();
    return read();
  };
  const lines = async (query = '') => (await app.call('GET', at(`/lines${query}`), { as: token })).body;
  const confirm = async (input: object = {}) => {
    const { contentHash } = await read();
    const answer = await app.call('PUT', at('/confirm'), { as: token, body: { contentHash, ...input } });
    if (answer.status === 200) await app.workDueJobs();
    return answer;
  };
  const checked = await check();
  return { importId, at, read, check, lines, confirm, checked };
}

let made = 0;

/** A CPF that no other line of this test run has, with the check digits that it must have. */
function rightCpf(): string {
  made += 1;
  const digits = [...String(200_000_000 + made)].map(Number);
  for (let place = 0; place < 2; place++) {
    const sum = digits.reduce((all, digit, at) => all + digit * (digits.length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
}
