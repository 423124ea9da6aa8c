import { at, id, type Rows } from './values.ts';

/** How users come to their access, and what is known of who signs in. */
export const accessRows: Rows = {
  access_notices: {
    ...{ id: id(16), kind: 'created', user_id: id(3), email: 'medica@zelo.test', author_id: id(1) },
    ...{ created_at: at, decision: null, decided_by: null, password_hash: null },
  },
  access_notice_readers: { notice_id: id(16), user_id: id(1), seen_at: at },
  access_links: { token_hash: 'b'.repeat(43), user_id: id(2), created_at: at, expires_at: null, notice_id: id(16) },
  access_link_requests: { id: id(22), user_id: null, address: '203.0.113.7', created_at: at },
  former_emails: { id: id(23), user_id: id(2), email: 'antes@zelo.test', created_at: at },
  known_devices: { user_id: id(2), device_hash: 'c'.repeat(43), last_used_at: at },
  unknown_sign_ins: { network: '203.0.113.7', tries: 3, window_ends_at: '2026-02-15T12:00:00.000Z' },
};
