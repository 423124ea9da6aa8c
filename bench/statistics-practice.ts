import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { contentOf, sealContent } from '../src/documents/issued/issuing/content.server.ts';
import { sealedResults } from '../src/exams/sealed-result.server.ts';
import { today } from '../src/platform/contract/dates.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { insertMany } from '../src/platform/database/many/insert-many.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import type { EncryptionKeys } from '../src/platform/storage/encryption-keys.server.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { manyDueDates } from '../src/testing/queries/many-due-dates.ts';
import { manyExams } from '../src/testing/queries/many-exams.ts';
import { settle } from '../src/testing/queries/settle.ts';

/** How large the practice is: companies, people of the first and of each other one. */
export type Size = { companies: number; first: number; others: number };

/** Of one person: exams of five years, referrals of two, one absence. */
const [exams, referrals] = [10, 2];

/**
 * A practice of many companies, of which the first is large: what its people had, how it was called and whether they came, what the exams of the large one
 * and of another have shown.
 */
export async function makeStatisticsPractice(api: Api, db: Database, keys: EncryptionKeys, size: Size) {
  const { professional, token: doctor } = await makeProfessional(api);
  const reception = await makeProfessional(api, { access: 'reception' });
  const place = await makeCarePlace(api, { token: doctor });
  const large = await makeCompany(api);
  const usual = await makeCompany(api);
  const others = await copiesOf(db, usual.companyId, size.companies - 2);
  const person = await makeEmployee(api, await makeCompany(api));
  const { documentId } = await issueDocument(api, { employee: person, token: doctor });
  const { id: madeBy } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const companies = [large.companyId, usual.companyId, ...others];
  for (const [at, companyId] of companies.entries()) {
    await withoutFlush(db, async (tx) => {
      await manyEmployees(tx, companyId, at === 0 ? size.first : size.others);
      await manyDueDates(tx, companyId);
      await sql`update due_people set unit_id = company_id || '-' || (length(id) + cast(substr(id, 38) as integer)) % 4
        where company_id = ${companyId} and length(id) > 37`.execute(tx);
      await manyExams(tx, { companyId, professionalId: professional.id, each: exams, days: 1_825 });
      await manyReferrals(tx, { companyId, placeId: place.id, madeBy, professionalId: professional.id, at });
      await manyAbsences(tx, companyId);
    });
  }
  for (const { companyId } of [large, usual]) await tellOfExams(db, { companyId, documentId, keys });
  await settle(
    db,
    ...['employees', 'exam_records', 'exam_months', 'exam_months_changed', 'due_people', 'referrals'],
    ...['documents', 'issued_documents', 'absences'],
  );
  return { large, usual, doctor, professional, reception: reception.token, companies };
}

/** The rows of companies that nobody signs in to. */
async function copiesOf(db: Database, companyId: string, count: number): Promise<string[]> {
  const row = await db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
  const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, () => uuid());
  for (const id of ids) {
    await insertMany(db, 'users', [plain({ ...user, id, email: `${id}@exemplo.com.br` })]);
    const { search_row: _, ...copy } = { search_row: null, ...row, id, user_id: id, cnpj: id, registration_bare: id };
    await db.insertInto('companies').values(copy).execute();
  }
  return ids;
}

const onPostgres = () => process.env.TEST_ENGINE === 'postgres';

const dayBack = (back: ReturnType<typeof sql>) =>
  onPostgres()
    ? sql`to_char(cast(${today()} as date) - cast(${back} as integer), 'YYYY-MM-DD')`
    : sql`date(${today()}, (0 - (${back})) || ' days')`;

const moment = (back: ReturnType<typeof sql>) =>
  onPostgres()
    ? sql`cast(${dayBack(back)} || 'T12:00:00.000Z' as timestamptz)`
    : sql`${dayBack(back)} || 'T12:00:00.000Z'`;

type Referring = { companyId: string; placeId: string; madeBy: string; professionalId: string; at: number };

/** Appointments of two years: of most an ASO was issued some days after they had been referred. */
async function manyReferrals(db: Database, { companyId, placeId, madeBy, professionalId, at }: Referring) {
  const back = sql`h % 730`;
  // Of an occasion nobody has two that are open.
  const state = sql`case when h % 10 > 3 then 'completed' when h % 10 = 2 then 'cancelled' when i = 1 or h % 10 = 0 then 'missed' when h % 10 = 1 then 'scheduled' else 'arrived' end`;
  const document = sql`case when h % 10 > 3 then 'r-' || id || '-' || i else null end`;
  const number = sql`${sql.lit(at * 100_000)} + row_number() over (order by id, i)`;
  const mixed = sql`with mixed as (select id, i, ((row_number() over (order by id, i)) * 7919 + i * 4751) % 99991 as h
    from employees cross join (select 0 as i union all select 1) as times where company_id = ${companyId} and ${sql.lit(referrals)} > i)`;
  await sql`insert into documents (company_id, id, employee_id, professional_id, name, content_type,
      medical_confidentiality, search, created_at)
    ${mixed} select ${companyId}, ${document}, id, ${professionalId}, 'ASO', 'application/pdf', false, 'aso', ${moment(back)}
    from mixed where h % 10 > 3`.execute(db);
  await sql`insert into issued_documents (company_id, id, kind, year, number, state, issued_at, issuer_name,
      issuer_registration, initials, code_hash, paper_version, engine_version, content_hash, content)
    ${mixed} select ${companyId}, ${document}, case when h % 9 = 0 then 'exam-receipt' else 'aso' end, 2000, ${number}, 'issued',
      ${moment(back)}, 'Dra. Rita', 'CRM/SP 1', 'A. B.', ${document}, 1, '0', '', '' from mixed where h % 10 > 3`.execute(
    db,
  );
  await sql`insert into referrals (company_id, id, version, year, number, employee_id, occasion, new_function, return_on, exams,
      place_id, day, starts_at, minutes, professional_id, state, priority, ticket, room, arrived_at, called_at, began_at,
      attended_by, document_id, ended_at, cancel_reason, reminded_on, made_by, created_at, updated_at, aso_days)
    ${mixed} select ${companyId}, 'r-' || id || '-' || i, 1, 2000, ${number}, id, 'periodic', '', null, '[]', ${placeId},
      ${dayBack(back)}, null, 20, null, ${state}, '', null, null, null, null, null, null, ${document},
      case when h % 10 > 3 then ${moment(back)} else null end, null, null, ${madeBy}, ${moment(sql`${back} + h % 23`)},
      ${moment(back)}, case when h % 10 > 3 and h % 9 <> 0 then h % 23 else null end from mixed`.execute(db);
}

/** One absence each, of up to four months, some without an end. */
async function manyAbsences(db: Database, companyId: string): Promise<void> {
  const end = sql`case when h % 19 = 0 then null else ${dayBack(sql`h % 1825 - h % 120`)} end`;
  await sql`insert into absences (company_id, id, employee_id, starts_on, ends_on, source, nature, gradual_return, cause, version,
      created_at, updated_at, withdrawn_at)
    with mixed as (select id, ((row_number() over (order by id)) * 7919) % 99991 as h from employees where company_id = ${companyId})
    select ${companyId}, 'a-' || id, id, ${dayBack(sql`h % 1825`)}, ${end}, 'notice', '', '', null, 1,
      ${moment(sql`0`)}, ${moment(sql`0`)}, case when h % 31 = 0 then ${moment(sql`0`)} else null end from mixed`.execute(
    db,
  );
}

/** What the exams of a company have shown, and the ASOs from which its clinical ones are known: sealed, each for itself. */
async function tellOfExams(
  db: Database,
  { companyId, documentId, keys }: { companyId: string; documentId: string; keys: EncryptionKeys },
): Promise<void> {
  const stored = await db
    .selectFrom('issued_documents')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const document = await db.selectFrom('documents').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
  const content = contentOf({ id: stored.id, content: stored.content, contentHash: stored.content_hash }, keys);
  const rows = await db
    .selectFrom('exam_records')
    .select(['id', 'employee_id', 'exam_code'])
    .where('company_id', '=', companyId)
    .where('done_on', '>=', `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`)
    .execute();
  await withoutFlush(db, async (tx) => {
    for (const [at, { id, employee_id, exam_code }] of rows.entries()) {
      const isClinical = exam_code === '0295' && employee_id !== document.employee_id;
      if (isClinical) {
        const { search_row: _, ...kept } = {
          search_row: null,
          ...document,
          id: `x-${id}`,
          company_id: companyId,
          employee_id,
        };
        await insertMany(tx, 'documents', [plain(kept)]);
        const sealed = sealContent(`x-${id}`, content, keys);
        const { content: text, contentHash: content_hash } = sealed;
        const own = { company_id: companyId, id: `x-${id}`, year: 1999, number: next(), code_hash: `x-${id}` };
        await insertMany(tx, 'issued_documents', [plain({ ...stored, ...own, content: text, content_hash })]);
      }
      await tx
        .updateTable('exam_records')
        .set({
          result: sealedResults.keep(id, at % 5 === 0 ? 'altered' : 'normal', keys),
          ...(isClinical ? { document_id: `x-${id}` } : {}),
        })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    }
  });
}

let numbered = 0;

function next(): number {
  numbered += 1;
  return numbered;
}

/** As JSON takes it. */
function plain(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
