import { beginning, hashOfEntry } from '../../src/trail/chain.server.ts';
import { at, id, type Rows, times } from './values.ts';

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

/** Imports, what users and other systems are told, the work under way, and the trail. */
export const toldRows: Rows = {
  imports: {
    ...{ id: id(40), into_company: id(11), kind: 'employees', file_name: 'empregados.xlsx', state: 'ready', run: 1 },
    ...{ done: 1, total: 1, details: '{}', content_hash: 'f'.repeat(64), leave_out_wrong: false },
    ...{ requested_by: id(2), requested_as: 'company', owner_id: id(11), created_at: at, ended_at: null },
  },
  import_lines: { import_id: id(40), run: 1, line: 2, outcome: 'same', warned: false, content: '{}' },
  import_columns: { owner: id(11), kind: 'employees', columns: '{"nome":"name"}', updated_at: at },
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
  audit_entries: { ...entry, hash: hashOfEntry(entry) },
};
