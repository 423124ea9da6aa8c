import { type Council, councils } from '../councils/councils.labels.ts';
import { employeeRecord } from '../employees/employees.record.ts';
import { cnpjDigits, cpfDigits } from '../platform/contract/check-digits.ts';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import type { DeclaredRecord } from '../platform/contract/record.ts';
import type { Api, ApiResponse } from './api.ts';
import { fileAt } from './files/file-at.ts';
import { usualPassword } from './passwords/usual-passwords.ts';

/**
 * Builders of records for tests. Each goes through the API as the user who may do it, makes what the record belongs to,
 * and takes only the fields that matter to the test.
 */

let made = 0;
const next = () => ++made;

/** A CPF that no other record of this test run has. */
export function freshCpf(): string {
  const nine = String(100_000_000 + next());
  return `${nine}${cpfDigits(nine)}`.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
}

/** A CNPJ that no other record of this test run has. */
function freshCnpj(): string {
  const twelve = String(100_000_000_000 + next());
  return `${twelve}${cnpjDigits(twelve)}`.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5');
}

export const password = usualPassword;

/** A well-formed identifier that no record has. */
export const unknownId = '01900000-0000-7000-8000-000000000000';

/** Signs in and answers the token. */
export async function signIn(app: Api, email: string, secret = password): Promise<string> {
  const response = expectStatus(200, await app.call('POST', '/login', { body: { email, password: secret } }));
  return response.body.token;
}

/** The token of the administrator that every test server begins with. */
export function signInFirstAdmin(app: Api): Promise<string> {
  return signIn(app, app.admin.email, app.admin.password);
}

export function adminFields(fields: object = {}) {
  const number = next();
  return {
    name: `Administradora ${number}`,
    email: `admin${number}@zelo.test`,
    cpf: freshCpf(),
    phone_number: '(11) 91234-5678',
    password,
    ...fields,
  };
}

export function companyFields(fields: object = {}) {
  const number = next();
  return {
    email: `empresa${number}@zelo.test`,
    password,
    cnpj: freshCnpj(),
    corporate_reason: `Empresa ${number} Ltda.`,
    fantasy_name: `Empresa ${number}`,
    identification: 'Matriz',
    cep: '01310-100',
    address: 'Avenida Paulista, 1000',
    number: '1000',
    complement: '',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    phone: '(11) 3456-7890',
    dt_start_esocial: '2022-10-10',
    legal_nature: '',
    esocial_environment: '',
    ...fields,
  };
}

/** A physician, whose council may issue every document (product 15.7). */
export function professionalFields(fields: object = {}) {
  const number = next();
  return {
    name: `Doutora ${number}`,
    email: `profissional${number}@zelo.test`,
    password,
    cpf: freshCpf(),
    rg: '12.345.678-9',
    formation: 'Medicina',
    organ: 'Conselho Regional de Medicina',
    acronym: 'CRM 12345',
    uf: 'SP',
    title: 'Médico(a) do Trabalho',
    phone_number: '(11) 91234-5678',
    ...fields,
  };
}

/** A professional of another council than the physicians'. */
export function ofCouncil(council: Council, fields: object = {}) {
  const { name: organ } = councils[council];
  return professionalFields({ organ, acronym: council, registration_number: '4321', formation: 'Saúde', ...fields });
}

/** The practice's own data, as an administrator types them. */
export function practiceFields(fields: object = {}) {
  return {
    name: `Clínica ${next()}`,
    slogan: 'Medicina do trabalho',
    phone: '(41) 3333-4444',
    email: 'contato@zelo.test',
    address: 'Rua das Araucárias, 20',
    city: 'Curitiba – PR',
    map_query: '',
    social: '',
    physician_name: 'Dr. Otto Prado',
    physician_registration: 'CRM/PR 4321',
    physician_address: 'Rua das Araucárias, 20, Curitiba – PR',
    physician_phone: '(41) 3333-4445',
    hero_title: 'Saúde no trabalho',
    hero_text: 'Exames e documentos em ordem.',
    form_city: 'Curitiba',
    ...fields,
  };
}

export function unitFields(fields: object = {}) {
  return {
    identification: `Unidade ${next()}`,
    cnpj: freshCnpj(),
    cnae: '4711-3/02',
    activity: 'Comércio varejista',
    degree_of_risk: '2',
    cep: '01310-100',
    address: 'Rua das Flores, 10',
    neighborhood: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    email: 'unidade@zelo.test',
    reference_contact: 'Maria',
    phone: '(11) 3456-7890',
    legal_representative: 'João da Silva',
    cpf_legal_representative: '123.456.789-09',
    ...fields,
  };
}

/** The fields of an employee that may be left out. */
export const optionalOfEmployee = Object.entries(employeeRecord.fields)
  .filter(([, schema]) => schema.safeParse(undefined).success)
  .map(([name]) => name);

/** What somebody may have typed in a field, whatever it is about. */
const typedTexts = [
  'sim',
  'SP',
  '12.345.678-9',
  '10-03-2026',
  '(11) 91234-5678',
  '01310-100',
  '65432',
  'CPF',
  '101',
  '206-2',
  'produção',
];

/**
 * Something in every field of a record that may be left out, as it is kept, and never what stands there when nothing is said.
 * @throws for a field that takes none of the texts above: one that it takes is to be among them
 */
export function optionalFilled({ fields }: Pick<DeclaredRecord, 'fields'>): Record<string, string> {
  const optional = Object.entries(fields).filter(([, schema]) => schema.safeParse(undefined).success);
  return Object.fromEntries(
    optional.map(([name, schema]) => {
      const kept = typedTexts.map((text) => schema.safeParse(text).data as string | undefined);
      const filled = kept.find((text) => text && text !== schema.parse(undefined));
      if (!filled) throw new Error(`typedTexts needs one that ${name} takes`);
      return [name, filled];
    }),
  );
}

export function employeeFields(fields: object = {}) {
  const number = next();
  return {
    ...Object.fromEntries(optionalOfEmployee.map((name) => [name, ''])),
    name: `Colaborador ${number}`,
    cpf: freshCpf(),
    pcd: 'não',
    pcd_observation: 'Observação',
    sex: 'feminino',
    dt_birth: '1990-05-20',
    phone_number: '(11) 91234-5678',
    admission_dt: '2020-01-15',
    function_start_dt: '2020-01-15',
    office: 'Auxiliar',
    employee_function: 'Auxiliar de produção',
    registration: `M${number}`,
    sector: 'Produção',
    cbo: '784205',
    ...fields,
  };
}

/**
 * A company that has signed in: its record, its id and its token; `makeUnit` and `makeEmployee` take it as it is.
 * @param by the token of an administrator; without it the first one signs in
 */
export async function makeCompany(app: Api, fields: object = {}, by?: string) {
  const input = companyFields(fields);
  const { company } = await create(app, '/companies', input, by ?? (await signInFirstAdmin(app)));
  return { company, companyId: company.id as string, token: await signIn(app, input.email, input.password) };
}

/** A professional who has signed in, registered as `makeCompany` does it: the record and the token. */
export async function makeProfessional(app: Api, fields: object = {}, by?: string) {
  const input = professionalFields(fields);
  const { professional } = await create(app, '/professionals', input, by ?? (await signInFirstAdmin(app)));
  const { email, password } = input;
  return { professional, email, password, token: await signIn(app, email, password) };
}

/** An equipment of the practice, as its register asks for it. */
export function equipmentFields(fields: object = {}) {
  return {
    name: 'Audiômetro 1',
    kind: 'Audiômetro',
    maker: 'Interacoustics',
    model: 'AD 629',
    serial: `SN-${next()}`,
    calibrated_on: formatDate(daysAfter(today(), -60)),
    certificate: '',
    ...fields,
  };
}

/** An equipment that a professional has registered. */
export async function makeEquipment(app: Api, of: { token: string }, fields: object = {}) {
  const { equipment } = await create(app, '/equipment', equipmentFields(fields), of.token);
  return equipment;
}

/** A unit of the company that holds the token. */
export async function makeUnit(app: Api, of: { companyId: string; token: string }, fields: object = {}) {
  const { unit } = await create(app, '/units', { ...unitFields(fields), companyId: of.companyId }, of.token);
  return unit;
}

/** An employee of the company that holds the token. */
export async function makeEmployee(app: Api, of: { companyId: string; token: string }, fields: object = {}) {
  const body = { ...employeeFields(fields), companyId: of.companyId };
  const { employee } = await create(app, '/employees', body, of.token);
  return employee;
}

/** The head of a version of a company's programme. */
export function headFields(fields: object = {}) {
  return {
    validFrom: '2026-01-01',
    validTo: '',
    physicianName: 'Dra. Ângela Prado',
    physicianCouncil: 'CRM',
    physicianNumber: '4321',
    physicianUf: 'PR',
    exempt: false,
    rural: false,
    ...fields,
  };
}

/** An exam of a group's protocol. */
export function protocolExam(fields: object = {}) {
  return {
    code: '0295',
    name: 'Avaliação clínica ocupacional (anamnese e exame físico)',
    occasions: ['admission', 'periodic', 'return', 'riskChange', 'dismissal'],
    everyMonths: null,
    firstAfterMonths: null,
    indicator: '',
    justification: '',
    ...fields,
  };
}

/** An exposure group of the whole company; its function is that of `employeeFields`. */
export function groupFields(fields: object = {}) {
  return {
    name: `Grupo ${next()}`,
    unitId: null,
    functions: ['Auxiliar de produção'],
    absence: false,
    risks: [
      { kind: 'physical', code: '02.01.002', name: 'Vibrações localizadas (mão-braço)', source: 'Lixadeira' },
    ].map((risk) => ({ ...risk, intensity: '', medicalControl: true })),
    exams: [protocolExam()],
    vaccines: [],
    aptitudes: [],
    ...fields,
  };
}

/** A version in preparation of a company's programme, with groups, as a professional makes it. */
export async function makeDraft(
  app: Api,
  of: { companyId: string; token: string },
  { groups = [groupFields()], ...head }: { groups?: readonly object[] } & Record<string, unknown> = {},
) {
  const prepared = await create(app, `/programmes/${of.companyId}`, headFields(head), of.token);
  const added = [];
  for (const group of groups) {
    added.push((await create(app, `/programme/${prepared.programme.id}/groups`, group, of.token)).group);
  }
  return { programmeId: prepared.programme.id as string, groups: added };
}

/** A version of a company's programme that has been put in force. */
export async function makeProgramme(
  app: Api,
  of: { companyId: string; token: string },
  fields: { groups?: readonly object[] } & Record<string, unknown> = {},
) {
  const made = await makeDraft(app, of, fields);
  expectStatus(200, await app.call('PUT', `/programme/${made.programmeId}/force`, { as: of.token, body: {} }));
  return made;
}

/** A small file that is a PDF as far as its first bytes go. */
export function pdfBytes(text = 'documento'): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
}

/** Sends bytes to a signed upload link. */
export function sendFile(app: Api, signedUrl: string, bytes: Uint8Array): Promise<Response> {
  return fetch(fileAt(app, signedUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(bytes),
  });
}

/** A document of an employee whose file has arrived; answers its record as the professional's list shows it. */
export async function makeDocument(
  app: Api,
  of: { companyId: string; employeeId: string; token: string },
  fields: object = {},
  file = pdfBytes(),
) {
  const name = `Documento ${next()}`;
  const body = {
    name,
    contentType: 'application/pdf',
    medicalConfidentiality: true,
    companyId: of.companyId,
    employeeId: of.employeeId,
    ...fields,
  };
  const { signedUrl, documentId } = await create(app, '/uploads', { ...body, size: file.length }, of.token);
  const sent = await sendFile(app, signedUrl, file);
  if (sent.status !== 200) throw new Error(`the file was refused: ${await sent.text()}`);
  expectStatus(200, await app.call('POST', `/uploads/${documentId}/arrived`, { as: of.token, body: {} }));
  const listed = await app.call('GET', `/documents/${of.employeeId}`, { as: of.token });
  return listed.body.documents.find((document: { name: string }) => document.name === body.name);
}

export function examFields(fields: object = {}) {
  return {
    exam_code: '0281',
    exam_name: 'Audiometria',
    done_on: '10-03-2026',
    place: 'Clínica',
    occasion: 'periodic',
    result: '',
    ...fields,
  };
}

/** An exam that a professional has recorded of an employee; answers its identifier. */
export async function makeExamRecord(
  app: Api,
  { employeeId, token }: { employeeId: string; token: string },
  fields: object = {},
): Promise<string> {
  return (await create(app, `/employee/${employeeId}/exams`, examFields(fields), token)).recordId;
}

export function absenceFields(fields: object = {}) {
  return { starts_on: '05-01-2026', ends_on: '09-01-2026', ...fields };
}

/** An absence of an employee, by the company or the professional who holds the token; answers its identifier. */
export async function makeAbsence(
  app: Api,
  { employeeId, token }: { employeeId: string; token: string },
  fields: object = {},
): Promise<string> {
  return (await create(app, '/absences', { ...absenceFields(fields), employeeId }, token)).absenceId;
}

export function restrictionFields(fields: object = {}) {
  return {
    ...{ words: 'Não carregar peso acima de 10 kg', from_on: '05-01-2026', until_on: '', review_on: '' },
    ...{ reason: '', ...fields },
  };
}

/** A restriction on work that a physician has written down; answers its identifier. */
export async function makeRestriction(
  app: Api,
  { employeeId, token }: { employeeId: string; token: string },
  fields: object = {},
): Promise<string> {
  return (await create(app, `/employee/${employeeId}/restrictions`, restrictionFields(fields), token)).restrictionId;
}

export function diseaseFields(fields: object = {}) {
  return {
    ...{ diagnosed_on: '19-01-2026', ended_on: '', cid: 'H83.3', agent: 'Ruído', nexus: 'confirmed' },
    ...{ removed: '', inss_on: '', note: '', ...fields },
  };
}

export function doseFields(fields: object = {}) {
  return {
    ...{ vaccine: 'hepatitisB', vaccine_name: '', number: 1, given_on: '31-01-2026', given_at: 'here', lot: 'HB-001' },
    ...{ manufacturer: 'Butantan', lot_expires_on: '31-12-2027', place: 'Sala 2', applied_by: 'Enf. Lia', proof: '' },
    ...{ reaction: '', ...fields },
  };
}

/** A dose of a vaccine that somebody was given; answers its identifier. */
export async function makeDose(
  app: Api,
  { employeeId, token }: { employeeId: string; token: string },
  fields: object = {},
): Promise<string> {
  return (await create(app, `/employee/${employeeId}/doses`, doseFields(fields), token)).vaccinationId;
}

/** A disease related to work that a physician has written down; answers its identifier. */
export async function makeDisease(
  app: Api,
  { employeeId, token }: { employeeId: string; token: string },
  fields: object = {},
): Promise<string> {
  return (await create(app, `/employee/${employeeId}/diseases`, diseaseFields(fields), token)).diseaseId;
}

/** What a physician writes of an annual report. */
export function reportFields(fields: object = {}) {
  return {
    ...{ breakdown: 'unit', degree: '', previous_on: '', lacking: '', discussion: 'Sem variações.', ...fields },
  };
}

export function intervalFields(fields: object = {}) {
  return {
    exam_code: '0295',
    exam_name: 'Avaliação clínica',
    months: 6,
    from_on: '05-01-2026',
    until_on: '',
    reason: 'Hipertensão',
    ...fields,
  };
}

/** A shorter interval of an employee, by the professional who holds the token; answers its identifier. */
export async function makeInterval(
  app: Api,
  { employeeId, token }: { employeeId: string; token: string },
  fields: object = {},
): Promise<string> {
  return (await create(app, `/employee/${employeeId}/intervals`, intervalFields(fields), token)).intervalId;
}

/** What a call that makes a record answers. */
export async function create(app: Api, path: string, body: unknown, token: string) {
  return expectStatus(201, await app.call('POST', path, { as: token, body })).body;
}

function expectStatus(status: number, response: ApiResponse): ApiResponse {
  if (response.status !== status)
    throw new Error(`expected ${status}, got ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
