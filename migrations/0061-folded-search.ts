import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Searches fold every apostrophe, prime and quotation mark to one, every dash to the hyphen and every white space to a space: what
 * is kept to be searched and compared is brought into that form. Only the few rows that have such a character are written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['admins', 'companies', 'professionals', 'care_places', 'webhooks'])
    await renew(db, { table, column: 'search', keys: ['id'] });
  for (const table of ['units', 'employees', 'documents'])
    await renew(db, { table, column: 'search', keys: ['company_id', 'id'] });
  await renew(db, { table: 'due_people', column: 'function', keys: ['company_id', 'id'] });
}

const marks = '"`´ʹ-ʿˈˊˋ΄՚׳״‘-‟′-‷‹›«»Ꞌꞌ＂＇｀';
const dashes = '‐-―⁃−﹘﹣－';
/** White space that is no space, and of a doubled space the second. */
const spaces = '\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';

type Place = { table: string; column: string; keys: readonly string[] };

async function renew(db: Kysely<unknown>, { table, column, keys }: Place): Promise<void> {
  const text = sql.ref(column);
  const others = `[${marks}${dashes}${spaces}]`;
  const has =
    db.getExecutor().adapter instanceof SqliteAdapter ? sql`${text} glob ${`*${others}*`}` : sql`${text} ~ ${others}`;
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(keys.map((key) => sql.ref(key)))}, ${text} as kept from ${sql.table(table)}
    where ${has} or ${text} like '%  %'`.execute(db);
  for (const row of rows) {
    const same = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`);
    await sql`update ${sql.table(table)} set ${text} = ${folded(row.kept ?? '')}
      where ${sql.join(same, sql` and `)}`.execute(db);
  }
}

function folded(kept: string): string {
  return kept
    .replace(new RegExp(`[${marks}]`, 'g'), "'")
    .replace(/\s+/g, ' ')
    .split(' ')
    .map(withoutDash)
    .join(' ')
    .trim();
}

/** A word with a dash; beside one with digits, which is found without its punctuation, too, what that would have left. */
function withoutDash(word: string): string {
  const plain = word.replace(new RegExp(`[${dashes}]`, 'g'), '-');
  const bare = plain.replace(/[.\-/()]/g, '');
  return plain !== word && /\d/.test(word) && bare !== '' ? `${plain} ${bare}` : plain;
}
