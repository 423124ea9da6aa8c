import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { LetterHead } from './recall.paper.ts';
import { byName, type Line } from './recalls.rules.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    recalls: {
      company_id: string;
      id: string;
      unit_id: string | null;
      recalled_on: string;
      recalled_by: string;
      people: number;
      letter: string;
      mailed_at: string | null;
      created_at: string;
    };
    recalled_people: { company_id: string; recall_id: string; employee_id: string; line: string };
  }
}

export type NewRecall = {
  companyId: string;
  id: string;
  unitId: string | null;
  recalledOn: string;
  recalledBy: string;
  head: LetterHead;
  /** When the company was told by e-mail. */
  mailedAt: string | null;
  createdAt: string;
  people: readonly { employeeId: string; line: Line }[];
};

/** Keeps a letter with what it says of each person. */
export async function insertRecall(tx: Database, { companyId, id, people, head, ...recall }: NewRecall): Promise<void> {
  await tx
    .insertInto('recalls')
    .values({
      ...{ company_id: companyId, id, unit_id: recall.unitId, recalled_on: recall.recalledOn },
      ...{ recalled_by: recall.recalledBy, people: people.length, letter: JSON.stringify(head) },
      ...{ mailed_at: recall.mailedAt, created_at: recall.createdAt },
    })
    .execute();
  const rows = people.map(({ employeeId, line }) => ({
    ...{ company_id: companyId, recall_id: id, employee_id: employeeId, line: JSON.stringify(line) },
  }));
  await tx.insertInto('recalled_people').values(rows).execute();
}

/** One page of the letters, the last one first. */
export async function listRecalls(
  db: Database,
  scope: Scope,
  { companyId, page, pageSize, order }: { companyId?: string; page: number; pageSize: number; order: 'asc' | 'desc' },
) {
  const found = within(db.selectFrom('recalls'), scope).$if(companyId !== undefined, (query) =>
    query.where('company_id', '=', companyId ?? ''),
  );
  const { total } = await found.select((eb) => eb.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['company_id as companyId', 'id', 'recalled_on as recalledOn', 'people', 'letter', 'mailed_at as mailedAt'])
    .orderBy('id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const recalls = rows.map(({ letter, mailedAt, ...row }) => {
    const { company, unit } = JSON.parse(letter) as LetterHead;
    return { ...row, companyName: company.name, unitName: unit?.identification ?? null, mailed: mailedAt !== null };
  });
  return { recalls, total: Number(total) };
}

/** A letter within the scope with all that it says, or null. */
export async function findRecall(db: Database, scope: Scope, id: string) {
  const row = await within(db.selectFrom('recalls'), scope)
    .select(['company_id as companyId', 'id', 'recalled_on as recalledOn', 'created_at as createdAt', 'letter'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const people = await db
    .selectFrom('recalled_people')
    .select('line')
    .where('company_id', '=', row.companyId)
    .where('recall_id', '=', row.id)
    .orderBy('employee_id') // Who has the same name is in the same order each time.
    .execute();
  const { letter, ...recall } = row;
  return {
    ...recall,
    head: JSON.parse(letter) as LetterHead,
    lines: byName(people.map(({ line }) => JSON.parse(line) as Line)),
  };
}

/** Of these letters those that the scope reaches, with how many people each names. */
export async function findToldRecalls(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return within(db.selectFrom('recalls'), scope).select(['id', 'people']).where('id', 'in', ids).execute();
}
