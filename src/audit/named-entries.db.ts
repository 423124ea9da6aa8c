import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { inTrail, tables } from '../subjects/registry.ts';

/** Some entries of the trail. */
export type Entries<Row> = SelectQueryBuilder<Tables, 'audit_entries', Row>;

/** Who the names are for: an administrator, who has no way to health data, is never given the name of a document. */
export type Reader = 'admin' | 'professional';

/** An entry and, from the records as they are today, the names of what it refers to. */
export type NamedEntry = Awaited<ReturnType<typeof withNames>>[number];

/**
 * Looks a name up in the table of the entry's own subject only. A refusal names nothing: its identifiers are the
 * caller's, who may have put one of a record out of reach into any call.
 */
export function withNames(db: Database, part: Entries<Tables['audit_entries']>, reader: Reader) {
  return db
    .selectFrom(part.as('entry'))
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('api_tokens as program', 'program.id', 'entry.actor_id')
    .leftJoin('companies', (join) =>
      join.onRef('companies.id', '=', 'entry.company_id').on('entry.action', '<>', 'refused'),
    )
    .selectAll('entry')
    .select(['actor.email as actor_email', 'program.name as actor_token', 'companies.fantasy_name as company_name'])
    .select(subjectName(reader).as('subject_name'))
    .orderBy('entry.number', 'desc')
    .execute();
}

/** One look-up for each subject that has a name; of them only that of the entry's own subject is run. */
function subjectName(reader: Reader): RawBuilder<string | null> {
  const lookUps = Object.entries(inTrail).flatMap(([subject, { name, openToAdmins }]) => {
    if (!name || (reader === 'admin' && !openToAdmins)) return [];
    const { table, column } = name;
    const company = tables[table]?.key.includes('company_id') ? sql`named.company_id = entry.company_id and` : sql``;
    const found = sql`select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
      where ${company} named.id = entry.subject_id`;
    return [sql`when entry.action <> 'refused' and entry.subject = ${sql.lit(subject)} then (${found})`];
  });
  return sql`case ${sql.join(lookUps, sql` `)} end`;
}
