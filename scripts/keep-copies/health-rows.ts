import { at, id, type Rows, times } from './values.ts';

/** Programmes, exams and what falls due; what is known of a person beside. */
export const healthRows: Rows = {
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
    ...{ unit_id: id(13), sector: 'Produção', function: 'Padeiro', group_id: id(28), group_name: 'Produção' },
    ...{ finding: null, version: 1 },
  },
  exam_results: {
    ...{ id: id(151), source: 'api', cpf: '529.982.247-25', exam_code: '0281', exam_name: 'Audiometria tonal' },
    ...{ done_on: '2026-01-15', nth: 1, state: 'recorded', why: '', company_id: id(11), employee_id: id(14) },
    ...{ exam_id: id(29), received_by: id(12), decided_by: null, decided_at: null, ...times },
    content: JSON.stringify({
      ...{ abnormal: 'no', value: '', observation: '', name: '', cnpj: '', former: null, reason: '' },
    }),
  },
  absences: {
    ...{ company_id: id(11), id: id(37), employee_id: id(14), starts_on: '2026-01-05', ends_on: '2026-01-09' },
    ...{
      source: 'certificate',
      nature: 'illness',
      gradual_return: 'no',
      cause: 'Gripe',
      cid: 'J11',
      ...times,
      withdrawn_at: null,
    },
  },
  work_restrictions: {
    ...{ company_id: id(11), id: id(125), employee_id: id(14), document_id: id(15), from_on: '2026-01-15' },
    ...{ until_on: '2026-07-15', review_on: null, content: JSON.stringify({ words: 'Não carregar peso', reason: '' }) },
    ...{ recorded_by: id(12), acknowledged_at: at, acknowledged_by: 'empresa@example.com', ended_on: null },
    ...{ ended_document_id: null, withdrawn_at: null, ...times },
  },
  work_diseases: {
    ...{ company_id: id(11), id: id(61), employee_id: id(14), diagnosed_on: '2026-01-05', ended_on: null },
    ...{ cat_due_on: '2026-01-06', unit_id: id(13), sector: 'Produção', function: 'Padeiro' },
    content: JSON.stringify({ cid: 'H83.3', agent: 'Ruído', nexus: 'confirmed', removed: '', inss_on: '', note: '' }),
    ...{ recorded_by: id(12), ...times, withdrawn_at: null },
  },
  annual_reports: {
    ...{ company_id: id(11), id: id(62), from_on: '2025-01-01', until_on: '2025-12-31', breakdown: 'unit' },
    ...{ degree: '', previous_on: '', lacking: '', discussion: 'Sem variações.' },
    ...{ chance: '00', prepared_by: id(12), ...times },
    // Its own until 0088 made records of them.
    ...{ presented_on: '2026-02-10', presented_to: 'Ata 3' },
  },
  report_presentations: {
    ...{ company_id: id(11), id: id(131), report_id: id(62), document_id: null, presented_on: '2026-02-10' },
    ...{ audience: 'both', presented_to: 'Ata 3', recorded_by: id(12), withdrawn_at: null, withdrawal_reason: null },
    ...times,
  },
  report_notices: { company_id: id(11), id: id(132), due_on: '2027-02-01', state: 'ending', created_at: at },
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
  audiograms: {
    ...{ company_id: id(11), id: id(121), employee_id: id(14), document_id: id(15), done_on: '2026-01-15' },
    ...{ opinion: '{"right_change":"none"}', opinion_by: id(12), opinion_at: at, withdrawn_at: null, ...times },
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
  vaccinations: {
    ...{ company_id: id(11), id: id(122), employee_id: id(14), kind: 'dose', vaccine_code: 'hepatitisB' },
    ...{ vaccine_name: 'Hepatite B', vaccine_key: 'hepatitisB', number: 1, day: '2026-01-05', lot: 'HB-1' },
    ...{ manufacturer: 'Butantan', lot_expires_on: '2027-12-31', given_at: 'here', place: '', applied_by: 'Ana' },
    content: JSON.stringify({ proof: '', reaction: 'Dor no braço', note: '' }),
    ...{ document_id: null, recorded_by: id(12), withdrawn_at: null, ...times },
  },
  due_vaccines: {
    ...{ company_id: id(11), employee_id: id(14), vaccine_key: 'hepatitisB', vaccine_name: 'Hepatite B' },
    ...{ step: '2ª dose', state: 'due', due_on: '2026-02-05', until_on: null, unit_id: id(13) },
    ...{ programme_id: id(27), group_id: id(28) },
  },
  due_checks: { id: 'only', checked_on: '2026-01-15' },
  due_runs: { company_id: id(11), id: id(30), state: 'done', done: 1, total: 1, after_id: null, created_at: at },
};
