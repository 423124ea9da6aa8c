import { hash } from 'node:crypto';
import { searchable } from '../../src/platform/database/search/search.ts';
import { hashPassword } from '../../src/sign-in/passwords/passwords.server.ts';
import { beginning, hashOfEntry } from '../../src/trail/chain.server.ts';

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const at = '2026-01-15T12:00:00.000Z';
const times = { version: 1, created_at: at, updated_at: at };
const place = { cep: '01310-100', address: 'Avenida Paulista, 1000', neighborhood: 'Bela Vista' };
const phone = '(11) 91234-5678';
/** What an issued document was made of, as it stands without keys. */
const issuedContent = '{"answers":{}}';

/** The document that the copies hold. */
export const document = { companyId: id(11), employeeId: id(14), id: id(15), bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };

/**
 * One row of every table, in the order in which they may be written, with all columns that there are by now. An earlier
 * schema takes those that it has; a new column that may not be empty gets its value here.
 */
export async function rows(file: { size: number; sha256: string }): Promise<Record<string, Record<string, unknown>>> {
  const user = { created_at: at, updated_at: at, password_hash: await hashPassword('senha-da-copia', 'copia') };
  const entry = {
    number: 1,
    at,
    actor_id: null,
    actor_type: null,
    company_id: null,
    action: 'created',
    subject: 'admin',
    subject_id: id(10),
    employee_id: null,
    detail: null,
    changes: null,
    address: null,
    clock: null,
    times: null,
    previous_hash: beginning,
  };
  const admin = { name: 'Administração', cpf: '000.000.000-00', phone_number: phone };
  const ended = { created_at: at, expires_at: '2026-02-15T12:00:00.000Z' };
  return {
    users: { id: id(1), email: 'admin@zelo.test', type: 'admin', ...user },
    'users 2': { id: id(2), email: 'empresa@zelo.test', type: 'company', ...user },
    'users 3': { id: id(3), email: 'medica@zelo.test', type: 'professional', ...user },
    sessions: { token_hash: 'a'.repeat(64), id: id(4), user_id: id(1), user_type: 'admin', owner_id: id(10), ...ended },
    passkeys: {
      ...{ id: id(17), user_id: id(3), credential_id: 'AAAA', public_key: 'pQEC', counter: 4_294_967_295 },
      ...{ transports: 'internal', name: 'Celular', created_at: at, last_used_at: at },
    },
    api_tokens: {
      ...{
        id: id(36),
        user_id: id(2),
        user_type: 'company',
        owner_id: id(11),
        name: 'Folha',
        token_hash: 'f'.repeat(43),
      },
      ...{ scopes: 'registers:read', ...ended, last_used_at: at, used_on: '2026-01-15', used_from: '["203.0.113.7"]' },
      ...{ warned_at: null, revoked_at: null },
    },
    practice: {
      ...{ id: 'practice', name: 'Clínica', slogan: 'Lema', phone, email: 'clinica@zelo.test', address: 'Rua A, 1' },
      ...{ city: 'São Paulo – SP', map_query: '', social: '', physician_name: 'Dra. Ângela', physician_phone: phone },
      ...{
        physician_registration: 'CRM/SP 1',
        physician_address: 'Rua A, 1',
        hero_title: 'Título',
        hero_text: 'Texto',
      },
      ...{ form_city: '', letterhead: 'png-1x1-0', letterhead_image: 'data:image/png;base64,AA==' },
      ...{ example: false, search: 'clinica', ...times },
    },
    admins: { id: id(10), user_id: id(1), ...admin, search: searchable(admin.name, phone), ...times },
    companies: {
      ...{ id: id(11), user_id: id(2), cnpj: '11.222.333/0001-81', corporate_reason: 'Padaria Pão Quente Ltda.' },
      ...{ fantasy_name: 'Pão Quente', identification: 'Matriz', ...place, phone, dt_start_esocial: '2022-10-10' },
      ...{ search: searchable('Padaria Pão Quente Ltda.', phone), ...times },
    },
    professionals: {
      ...{ id: id(12), user_id: id(3), name: 'Médica', cpf: '111.111.111-11', rg: '', formation: 'Medicina' },
      ...{
        organ: 'Conselho Regional de Medicina',
        acronym: 'CRM 1',
        uf: 'SP',
        title: 'Médico(a)',
        phone_number: phone,
      },
      ...{ search: searchable('Médica', phone), ...times },
    },
    units: {
      ...{ company_id: id(11), id: id(13), identification: 'Centro', cnpj: '11.222.333/0002-62', cnae: '4711-3/02' },
      ...{ activity: 'Comércio', degree_of_risk: '2', ...place, city: 'São Paulo', state: 'SP', email: 'u@zelo.test' },
      ...{ reference_contact: 'Maria', phone, legal_representative: 'João', cpf_legal_representative: '' },
      ...{ search: searchable('Centro', phone), ...times },
    },
    employees: {
      ...{ company_id: id(11), id: id(14), unit_id: id(13), name: 'Ângela 健', cpf: '222.222.222-22', nis: '', rg: '' },
      ...{ pcd: 'não', pcd_observation: '', sex: 'feminino', dt_birth: '1990-05-20', phone_number: phone },
      ...{ admission_dt: '2020-01-15', function_start_dt: '2020-01-15', office: 'Auxiliar', employee_function: '' },
      ...{ registration: 'M1', sector: '', cbo: '784205', search: searchable('Ângela 健', phone), ...times },
    },
    documents: {
      ...{ company_id: document.companyId, id: document.id, employee_id: document.employeeId, professional_id: id(12) },
      ...{ name: 'ASO', content_type: 'application/pdf', medical_confidentiality: false, search: 'aso' },
      ...{ created_at: at, arrived_at: at, ...file },
    },
    issued_documents: {
      ...{ company_id: document.companyId, id: document.id, kind: 'aso', year: 2026, number: 7, state: 'cancelled' },
      ...{ issued_at: at, issuer_name: 'Médica', issuer_registration: 'CRM/SP 1', initials: 'Â.' },
      ...{ code_hash: 'd'.repeat(64), paper_version: 1, engine_version: 'typst', supersedes_id: null },
      ...{ superseded_by_id: null, cancelled_at: at, cancelled_by: id(12), cancel_reason: 'Por engano' },
      ...{ content: issuedContent, content_hash: hash('sha256', issuedContent) },
    },
    issue_numbers: { kind: 'aso', year: 2026, last: 7 },
    issued_letterheads: { name: 'png-1x1-0', image: 'data:image/png;base64,AA==' },
    deliveries: {
      ...{ company_id: id(11), id: id(26), document_id: id(15), professional_id: id(12), way: 'link', created_at: at },
      ...{ token_hash: 'd'.repeat(43), email: null, expires_at: '2026-02-14T12:00:00.000Z', tries_left: 4 },
      ...{
        opened_at: at,
        opened_address: '203.0.113.7',
        opened_device: 'Chrome no Android',
        opened_sha256: file.sha256,
      },
      ...{ openings: 2, ended_at: null, end_reason: null, received_by: null, note: null, delivered_on: null },
    },
    bundles: {
      ...{ company_id: id(11), id: id(24), requested_by: id(2), criteria: `{"documentIds":["${document.id}"]}` },
      ...{ state: 'ready', tries: 1, done: 1, total: 1, missing: 0, size: 100, sha256: 'd'.repeat(64), etag: null },
      ...{ created_at: at, ready_at: at, expires_at: at },
    },
    programmes: {
      ...{ company_id: id(11), id: id(27), number: 1, state: 'inForce', valid_from: '2026-01-01', valid_to: '' },
      ...{ physician_name: 'Dra. Ângela', physician_council: 'CRM', physician_number: '1', physician_uf: 'SP' },
      ...{ exempt: false, rural: false, based_on_id: null, prepared_by: id(12), in_force_at: at, in_force_by: id(12) },
      ...times,
    },
    exposure_groups: {
      ...{ company_id: id(11), programme_id: id(27), id: id(28), position: 1, name: 'Produção', unit_id: id(13) },
      ...{ absence: false, functions: '["Padeiro"]', risks: '[]', exams: '[]', aptitudes: '[]', ...times },
    },
    group_members: { company_id: id(11), employee_id: id(14), group_id: id(28), created_at: at },
    exam_records: {
      ...{ company_id: id(11), id: id(29), employee_id: id(14), exam_code: '0295', exam_name: 'Avaliação clínica' },
      ...{ done_on: '2026-01-15', place: '', occasion: 'periodic', document_id: id(15), result: null },
      ...{ recorded_by: id(12), created_at: at, withdrawn_at: null, withdrawn_by: null, withdrawal_reason: null },
    },
    absences: {
      ...{ company_id: id(11), id: id(37), employee_id: id(14), starts_on: '2026-01-05', ends_on: '2026-01-09' },
      ...{
        source: 'certificate',
        nature: 'illness',
        gradual_return: 'no',
        cause: 'Gripe',
        ...times,
        withdrawn_at: null,
      },
    },
    consents: {
      ...{ company_id: id(11), id: id(39), employee_id: id(14), version: 1, purpose: 'esocialResult' },
      ...{ given_on: '2026-01-15', paper: 'Pasta azul', revoked_on: null, recorded_by: id(12) },
      ...{ created_at: times.created_at, updated_at: times.updated_at },
    },
    privacy_requests: {
      ...{ company_id: id(11), id: id(40), employee_id: id(14), version: 1, kind: 'correction' },
      ...{ received_on: '2026-01-15', channel: 'inPerson', asked: 'Corrigir o nome', consent_id: null },
      ...{ due_on: '2026-01-30', answered_on: null, outcome: null, retention: null, answer: null, answered_by: null },
      ...{ recorded_by: id(12), created_at: times.created_at, updated_at: times.updated_at },
    },
    personal_intervals: {
      ...{ company_id: id(11), id: id(38), employee_id: id(14), exam_code: '0295', exam_name: 'Avaliação clínica' },
      ...{ months: 6, from_on: '2026-01-15', until_on: null, reason: 'Gestação', decided_by: id(12) },
      ...{ ...times, withdrawn_at: null },
    },
    due_people: {
      ...{ company_id: id(11), id: id(14), unit_id: id(13), group_id: id(28), function: '', state: 'scheduled' },
      ...{ next_on: '2027-01-15', clinical_on: '2027-01-15', recalled_on: null },
    },
    due_exams: {
      ...{ company_id: id(11), employee_id: id(14), exam_code: '0295', exam_name: 'Avaliação clínica' },
      ...{ due_on: '2027-01-15', from_on: null, until_on: null, rule: 'exposed', months: 12 },
      ...{ last_on: '2026-01-15', last_record_id: id(29), programme_id: id(27), group_id: id(28) },
      rested_on: null,
    },
    due_checks: { id: 'only', checked_on: '2026-01-15' },
    due_runs: { company_id: id(11), id: id(30), state: 'done', done: 1, total: 1, after_id: null, created_at: at },
    recalls: {
      ...{ company_id: id(11), id: id(31), unit_id: id(13), recalled_on: '2026-01-15', recalled_by: id(12) },
      ...{ people: 1, letter: '{}', mailed_at: null, created_at: at },
    },
    care_places: {
      ...{
        id: id(32),
        name: 'Clínica',
        address: 'Avenida Paulista, 1000',
        bring: 'Documento com foto',
        rooms: 'Sala 1',
      },
      ...{ minutes: '{"periodic":20}', by_arrival: true, search: 'clinica', deleted_at: null, ...times },
    },
    care_hours: {
      ...{ id: id(33), place_id: id(32), weekday: 1, professional_id: null, from_minute: 480, to_minute: 720 },
      ...{ capacity: 1, created_at: at },
    },
    care_blocks: {
      ...{ id: id(34), place_id: id(32), professional_id: null, from_day: '2026-02-02', from_minute: 480 },
      ...{ to_day: '2026-02-02', to_minute: 540, reason: 'Reunião', created_at: at },
    },
    holidays: { day: '2026-12-25', name: 'Natal', created_at: at },
    exam_preparations: { exam_code: '0281', text: 'Repouso auditivo de 14 horas', updated_at: at },
    care_days: { place_id: id(32), day: '2026-02-02', tickets: 1, priority_tickets: 0 },
    referral_numbers: { year: 2026, last: 1 },
    referrals: {
      ...{ company_id: id(11), id: id(35), year: 2026, number: 1, employee_id: id(14), occasion: 'periodic' },
      ...{ new_function: '', return_on: null, exams: '[]', place_id: id(32), day: '2026-02-02', starts_at: 480 },
      ...{ minutes: 20, professional_id: null, state: 'arrived', priority: '', ticket: 'N001', room: null },
      ...{ arrived_at: at, called_at: null, began_at: null, attended_by: null, ended_at: null, document_id: null },
      ...{ cancel_reason: null, made_by: id(2), ...times },
    },
    referral_moves: {
      ...{ company_id: id(11), referral_id: id(35), version: 2, moved_by: id(2), moved_as: 'company' },
      ...{ from_place_id: id(32), from_day: '2026-02-01', from_starts_at: 480 },
      ...{ to_place_id: id(32), to_day: '2026-02-02', to_starts_at: 480, created_at: at },
    },
    panel_links: { place_id: id(32), token_hash: 'd'.repeat(43), created_at: at },
    calendar_links: { company_id: id(11), token_hash: 'e'.repeat(43), created_at: at },
    recalled_people: { company_id: id(11), recall_id: id(31), employee_id: id(14), line: '{}' },
    imports: {
      ...{ id: id(40), into_company: id(11), kind: 'employees', file_name: 'empregados.xlsx', state: 'ready', run: 1 },
      ...{ done: 1, total: 1, details: '{}', content_hash: 'f'.repeat(64), leave_out_wrong: false },
      ...{ requested_by: id(2), requested_as: 'company', owner_id: id(11), created_at: at, ended_at: null },
    },
    import_lines: { import_id: id(40), run: 1, line: 2, outcome: 'same', warned: false, content: '{}' },
    import_columns: { owner: id(11), kind: 'employees', columns: '{"nome":"name"}', updated_at: at },
    access_notices: {
      ...{ id: id(16), kind: 'created', user_id: id(3), email: 'medica@zelo.test', author_id: id(1) },
      ...{ created_at: at, decision: null, decided_by: null, password_hash: null },
    },
    access_notice_readers: { notice_id: id(16), user_id: id(1), seen_at: at },
    notifications: {
      ...{ id: id(20), user_id: id(2), kind: 'document-available', subject_id: id(15) },
      ...{ created_at: at, in_bell: true, read_at: null },
    },
    notification_choices: {
      ...{ user_id: id(2), kind: 'document-available', in_bell: true, mail: 'daily', updated_at: at },
    },
    notification_mails: { notification_id: id(20), user_id: id(2), digest_id: null },
    jobs: {
      ...{ id: id(21), kind: 'clean-up', key: null, payload: '{}', created_at: at, due_at: at, attempts: 12 },
      ...{ lease: null, reason: 'ENOSPC', set_aside_at: at },
    },
    webhooks: {
      ...{ id: id(36), version: 1, company_id: id(11), name: 'Folha', url: 'https://folha.example/zelo' },
      ...{ events: 'employee.created', active: true, secret: 'whsec_c2VncmVkbw==', former_secret: null },
      ...{ former_until: null, failures: 0, retry_at: null, failing_since: null, held_by: null, held_until: null },
      ...{ search: 'folha', ...times },
    },
    webhook_deliveries: {
      ...{ id: id(37), webhook_id: id(36), event: 'employee.created', lane: id(14), data: '{}', state: 'delivered' },
      ...{ attempts: 1, next_at: at, status: 204, reason: null, created_at: at, ended_at: at },
    },
    access_links: { token_hash: 'b'.repeat(43), user_id: id(2), created_at: at, expires_at: null, notice_id: id(16) },
    access_link_requests: { id: id(22), user_id: null, address: '203.0.113.7', created_at: at },
    former_emails: { id: id(23), user_id: id(2), email: 'antes@zelo.test', created_at: at },
    known_devices: { user_id: id(2), device_hash: 'c'.repeat(43), last_used_at: at },
    unknown_sign_ins: { network: '203.0.113.7', tries: 3, window_ends_at: '2026-02-15T12:00:00.000Z' },
    counted_verifications: { company_id: id(11), id: id(15), employee_id: id(14), times: 3, window_ends_at: at },
    audit_entries: { ...entry, hash: hashOfEntry(entry) },
  };
}
