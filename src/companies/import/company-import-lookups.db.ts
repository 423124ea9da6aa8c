import { sql } from 'kysely';
import { bareRegistration } from '../../platform/contract/registration/registration.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../companies.db.ts';
import { companyRecord } from '../companies.record.ts';

/** What an import by an administrator asks of companies. */

const { email: _, registrationKind: __, ...ownFields } = companyRecord.fields;

/** The fields that a company's own row has under the same name: the e-mail is its user's. */
const companyColumns = Object.keys(ownFields) as (keyof typeof ownFields)[];

/** The companies of these numbers, whatever they are called, each with its user. */
export async function findCompaniesByNumber(db: Database, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('companies')
    .select(['id', 'version', 'user_id as userId', 'registration_kind as registrationKind', ...companyColumns])
    .where('registration_bare', 'in', numbers.map(bareRegistration))
    .execute();
}

/** Something that is another text once companies are others. */
export async function printCompanies(db: Database): Promise<string> {
  const row = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.countAll<number | string>().as('all'))
    .select((eb) => eb.fn.sum<number | string>('version').as('versions'))
    .select(sql<string>`max(updated_at)`.as('updated'))
    .executeTakeFirstOrThrow();
  return [row.all, row.versions, row.updated].map(String).join();
}
