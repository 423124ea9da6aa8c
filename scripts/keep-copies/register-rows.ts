import { searchable } from '../../src/platform/database/search/search.ts';
import { hashPassword } from '../../src/sign-in/passwords/passwords.server.ts';
import { at, ended, id, phone, place, type Rows, times } from './values.ts';

/** Who signs in, and the registers. */
export async function registerRows(): Promise<Rows> {
  const user = { created_at: at, updated_at: at, password_hash: await hashPassword('senha-da-copia', 'copia') };
  const admin = { name: 'Administração', cpf: '000.000.000-00', phone_number: phone };
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
    equipment: {
      ...{ id: id(120), name: 'Audiômetro 1', kind: 'Audiômetro', maker: 'Interacoustics', model: 'AD 629' },
      ...{ serial: 'SN-1', calibrated_on: '2026-03-02', certificate: 'RBC 1', search: searchable('Audiômetro 1') },
      ...{ deleted_at: null, ...times },
    },
    equipment_calibrations: {
      ...{ id: id(152), equipment_id: id(120), calibrated_on: '2026-03-02', certificate: 'RBC 1' },
      ...{ recorded_by: id(12), warned_at: null, created_at: times.created_at, updated_at: times.updated_at },
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
  };
}
