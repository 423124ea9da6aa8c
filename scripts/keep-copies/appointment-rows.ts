import { at, id, type Rows, times } from './values.ts';

/** Recalls, the agenda and who is sent to it. */
export const appointmentRows: Rows = {
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
    ...{ checked_exams: '[]', cancel_reason: null, made_by: id(2), ...times },
  },
  referral_moves: {
    ...{ company_id: id(11), referral_id: id(35), version: 2, moved_by: id(2), moved_as: 'company' },
    ...{ from_place_id: id(32), from_day: '2026-02-01', from_starts_at: 480 },
    ...{ to_place_id: id(32), to_day: '2026-02-02', to_starts_at: 480, created_at: at },
  },
  panel_links: { place_id: id(32), token_hash: 'd'.repeat(43), created_at: at },
  calendar_links: { company_id: id(11), token_hash: 'e'.repeat(43), created_at: at },
  recalled_people: { company_id: id(11), recall_id: id(31), employee_id: id(14), line: '{}' },
};
