import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { record } from '../../trail/entries.db.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    counted_verifications: {
      company_id: string;
      id: string;
      /** Null where the document is about a company. */
      employee_id: string | null;
      times: number;
      window_ends_at: string;
    };
  }
}

const windowMinutes = 15;

/** So many documents are told of in one transaction: whoever writes into the trail keeps the others waiting. */
const mostTogether = 500;

/**
 * Counts that somebody verified a document, and nothing of who it was. Counted together until a window is over: whoever looks
 * at a document again and again can't fill the trail.
 */
export async function countVerified(
  db: Database,
  document: { companyId: string; id: string; employeeId: string | null },
  now = new Date(),
): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString();
  const { companyId: company_id, id, employeeId: employee_id } = document;
  await withoutFlush(db, (tx) =>
    tx
      .insertInto('counted_verifications')
      .values({ company_id, id, employee_id, times: 1, window_ends_at: windowEndsAt })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'id'])
          .doUpdateSet((eb) => ({ times: eb('counted_verifications.times', '+', 1) })),
      )
      .execute(),
  );
}

/** Writes into the trail what was counted in windows that are over: one entry for each document. Any node may do it. */
export async function recordVerified(db: Database, now = new Date()): Promise<void> {
  let recorded: number;
  do {
    // Together: the counts that are over, and their entries.
    recorded = await db.transaction().execute(async (tx) => {
      const counted = await takeCounted(tx, now);
      const entries = counted.map(({ company_id, id, employee_id, times }) => ({
        ...({ action: 'verified', subject: 'document', subjectId: id } as const),
        ...{ companyId: company_id, employeeId: employee_id, times },
      }));
      if (entries.length > 0) await record(tx, { address: null }, ...entries);
      return entries.length;
    });
  } while (recorded === mostTogether);
}

function takeCounted(tx: Database, now: Date) {
  return tx
    .deleteFrom('counted_verifications')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('company_id', 'id'),
        'in',
        selectFrom('counted_verifications')
          .select(['company_id', 'id'])
          .where('window_ends_at', '<=', now.toISOString())
          .orderBy('window_ends_at')
          .limit(mostTogether)
          .$asTuple('company_id', 'id'),
      ),
    )
    .returning(['company_id', 'id', 'employee_id', 'times'])
    .execute();
}
