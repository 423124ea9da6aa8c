import { hash } from 'node:crypto';

/** An entry as it is stored, without its own hash. */
export type ChainedEntry = {
  number: number;
  at: string;
  actor_id: string | null;
  actor_type: string | null;
  company_id: string | null;
  action: string;
  subject: string | null;
  subject_id: string | null;
  employee_id: string | null;
  detail: string | null;
  changes: string | null;
  address: string | null;
  /** What the writer's clock said; null in entries of before it was kept. */
  clock: string | null;
  /** How often, where one entry tells of several times. */
  times: number | null;
  previous_hash: string;
};

/** What the first entry carries as the hash of the one before it. */
export const beginning = '0'.repeat(64);

/**
 * The hash of an entry (SHA-256, FIPS 180-4) over every column in a fixed order. A JSON array of texts, numbers and nulls
 * has one form only, so no two entries are written alike. What columns were added later is hashed where there is any of it:
 * older entries keep the hash that they were written with.
 */
export function hashOfEntry(entry: ChainedEntry): string {
  const content = JSON.stringify([
    entry.number,
    entry.at,
    entry.actor_id,
    entry.actor_type,
    entry.company_id,
    entry.action,
    entry.subject,
    entry.subject_id,
    entry.employee_id,
    entry.detail,
    entry.changes,
    entry.address,
    entry.previous_hash,
    ...(entry.clock === null && entry.times === null ? [] : [entry.clock, entry.times]),
  ]);
  return hash('sha256', content, 'hex');
}
