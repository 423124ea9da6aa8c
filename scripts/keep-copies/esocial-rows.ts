import { at, id, type Rows, times } from './values.ts';

/** What a CAT says, as it stands without keys. */
const cat = {
  ...{ catType: 'Inicial', accidentType: 'Típico', hour: '10:30', hoursBefore: '02:30', isDeath: 'não', diedOn: '' },
  ...{ isPoliceTold: 'não', situation: '', initiative: 'Empregador', note: '', lastWorkedOn: '', isAway: 'não' },
  ...{ placeType: '', description: 'Cozinha', street: '', number: '', complement: '', district: '', zip: '', city: '' },
  ...{ uf: '', country: '', postalCode: '', establishment: '', part: '', side: '', agent: '', attendedOn: '' },
  ...{ attendedAt: '', isHospitalised: '', treatmentDays: '', certifiedAway: '', injury: '', injuryDescription: '' },
  ...{ diagnosis: '', cid: '', certificateNote: '', certifier: '', certifierCouncil: '', certifierNumber: '' },
  ...{ certifierUf: '', origin: '' },
};

/** What is told the eSocial, and with what it is signed. */
export const esocialRows: Rows = {
  certificates: {
    ...{ id: id(44), company_id: id(11), holder_name: 'Padaria Aurora Ltda.', holder_number: '11222333000181' },
    ...{ issuer_name: 'AC de Teste', fingerprint: 'AA:BB', valid_from: at, valid_until: '2027-01-15T12:00:00.000Z' },
    ...{ pair: '{}', warned_at: null, ...times },
  },
  personal_certificates: {
    ...{ id: id(48), professional_id: id(12), holder_name: 'RUI TAVARES', issuer_name: 'AC de Teste' },
    ...{ fingerprint: 'AA:BB', valid_from: at, valid_until: '2027-01-15T12:00:00.000Z', file: 'AAAA' },
    ...{ warned_at: null, ...times },
  },
  esocial_lines: {
    ...{ company_id: id(11), id: id(41), kind: 'S-2220', employee_id: id(14), occasion: '1', day: '2026-01-15' },
    ...{ receipt: '1.2.0000000000000000001', closed_at: null, created_at: at },
  },
  esocial_sources: { company_id: id(11), document_id: id(15), line_id: id(41), state: 'stands' },
  esocial_events: {
    ...{ company_id: id(11), id: id(42), line_id: id(41), kind: 'S-2220', action: 'original', employee_id: id(14) },
    ...{ document_id: id(15), day: '2026-01-15', due_on: '2026-02-16', state: 'accepted', list: 'history' },
    ...{ reasons: '[]', checked_at: at, event_id: 'ID1112223330000002026011512000000001', left_at: at },
    ...{ receipt: '1.2.0000000000000000001', receipt_by: id(12), ended_at: at, batch_id: null, ...times },
  },
  esocial_batches: {
    ...{ company_id: id(11), id: id(45), environment: '2', state: 'done', events: 1, signer: 'Padaria Aurora Ltda.' },
    ...{ protocol: '1.2.0000000000000000001', first_tried_at: at, tries: 0, next_at: at, stopped_at: null },
    ...{ answer_code: '201', answer: 'Lote processado com sucesso', made_by: id(12), ended_at: at, ...times },
  },
  esocial_batch_events: { company_id: id(11), batch_id: id(45), event_id: id(42), outcome: 'accepted', xml: null },
  esocial_marks: { company_id: id(11), document_id: id(15) },
  esocial_exams: {
    ...{ company_id: id(11), id: id(43), employee_id: id(14), exam_code: '0281', done_on: '2026-01-15' },
    ...{ exam_order: '1', note: '', said_by: id(12), updated_at: at },
  },
  esocial_identities: { employer: '111222333', second: '20260115120000', last: 1 },
  esocial_conditions: {
    ...{ company_id: id(11), id: id(46), group_id: id(28), since: '2026-01-15', withdrawn_at: null, ...times },
    content: JSON.stringify({
      ...{
        place: 'Da própria empresa',
        placeNumber: '',
        sector: 'Produção',
        activities: 'Faz pães',
        note: '',
        agents: [],
      },
      responsible: [{ cpf: '333.333.333-33', council: 'CREA', councilName: '', number: '1', uf: 'SP' }],
    }),
  },
  esocial_people: { company_id: id(11), employee_id: id(14) },
  cats: {
    ...{ company_id: id(11), id: id(47), employee_id: id(14), day: '2026-01-15', due_on: '2026-01-16' },
    ...{ content: JSON.stringify(cat), recorded_by: id(12), withdrawn_at: null, ...times },
  },
};
