import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The link of a confidential document asks for a code, too. Those that hold without one end: an employer knows the answers to
 * the other questions (product 15.5).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('code_hash', 'text').execute();
  await db
    .updateTable('deliveries')
    .set({ ended_at: new Date().toISOString(), end_reason: 'code' })
    .where('way', '=', 'link')
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('documents')
          .select('documents.id')
          .whereRef('documents.company_id', '=', 'deliveries.company_id')
          .whereRef('documents.id', '=', 'deliveries.document_id')
          .where('medical_confidentiality', '=', true),
      ),
    )
    .execute();
  await refuseOtherCode(db);
}

/** A link keeps the code that it was made with: the database itself refuses another, and to take it away. */
async function refuseOtherCode(db: Kysely<Database>): Promise<void> {
  const other = sql.raw('new.code_hash is distinct from old.code_hash');
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`create trigger deliveries_one_code before update on deliveries when ${other}
      begin select raise(abort, 'a link keeps its code'); end`.execute(db);
    return;
  }
  await sql`create trigger deliveries_one_code before update on deliveries
    for each row when (${other}) execute function refuse_delivery_change()`.execute(db);
}

type Database = {
  deliveries: {
    company_id: string;
    document_id: string;
    way: string;
    ended_at: string | null;
    end_reason: string | null;
  };
  documents: { company_id: string; id: string; medical_confidentiality: boolean };
};
