import { hash } from 'node:crypto';
import { at, document, ended, id, type Rows } from './values.ts';

/** What an issued document was made of, as it stands without keys. */
const issuedContent = '{"answers":{}}';

/** Documents, and what was made and handed over of them. */
export function documentRows(file: { size: number; sha256: string }): Rows {
  return {
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
    document_signatures: {
      ...{ company_id: document.companyId, id: document.signatureId, document_id: document.id },
      ...{ employee_id: document.employeeId, holder_name: 'RUI TAVARES', issuer_name: 'AC de Teste' },
      ...{ fingerprint: 'AA:BB', policy: '2.16.76.1.7.1.11.1.3', revocation: 'good', signed_at: at, arrived_at: at },
      ...{ stamp_asked_at: at, stamped_at: at, stamped_by: 'ACT de Teste', lasting_at: null, signed_sha256: null },
      ...{ stamped_sha256: null },
      ...file,
    },
    cloud_signings: {
      ...{ id: id(50), professional_id: id(12), user_id: id(3), state_hash: 'e'.repeat(64), secret: 'AAAA' },
      ...{ document_ids: `["${document.id}"]`, is_authorised: false, ...ended },
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
    counted_verifications: { company_id: id(11), id: id(15), employee_id: id(14), times: 3, window_ends_at: at },
  };
}
