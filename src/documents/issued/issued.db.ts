import type { Database } from '../../platform/database/database.server.ts';
import type { FormKind } from '../documents.labels.ts';
import type { IssuedState } from './issued.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    issued_documents: {
      company_id: string;
      id: string;
      kind: FormKind;
      year: number;
      number: number;
      state: IssuedState;
      issued_at: string;
      issuer_name: string;
      issuer_registration: string;
      initials: string;
      code_hash: string;
      paper_version: number;
      engine_version: string;
      supersedes_id: string | null;
      superseded_by_id: string | null;
      cancelled_at: string | null;
      cancelled_by: string | null;
      cancel_reason: string | null;
      content_hash: string;
      content: string;
    };
    issue_numbers: { kind: FormKind; year: number; last: number };
    issued_letterheads: { name: string; image: string };
  }
}

/** An issued document by its key. */
export type IssuedKey = { companyId: string; id: string };

/**
 * The next number of a kind and year. Whoever takes one holds the count until the transaction ends: a number that was not
 * used after all is the next one's.
 */
export async function takeNumber(tx: Database, kind: FormKind, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('issue_numbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((eb) => ({ last: eb('issue_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
