import type { Kysely } from 'kysely';

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
