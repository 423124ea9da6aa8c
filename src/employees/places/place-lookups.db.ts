import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type {} from '../employees.db.ts';

/** What other subjects ask of where a company's people work today. */

/** Where somebody works: in any of the spellings that are asked for. */
export type PlaceOfPeople = {
  /** `none` for who has no unit. */
  unitId?: string | undefined;
  sectors?: readonly string[] | undefined;
  functions?: readonly string[] | undefined;
};

/** Those of a company who work in a place today, active or not, as a part of another question. */
export function peopleOfPlace(db: Database, companyId: string, { unitId, sectors, functions }: PlaceOfPeople) {
  return db
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .$if(unitId !== undefined, (query) =>
      unitId === 'none' ? query.where('unit_id', 'is', null) : query.where('unit_id', '=', unitId ?? ''),
    )
    .$if(sectors !== undefined, (query) => query.where('sector', 'in', [...(sectors ?? [])]))
    .$if(functions !== undefined, (query) => query.where('employee_function', 'in', [...(functions ?? [])]))
    .$asScalar();
}

/** How the sectors, or the functions, of a company's people are written. */
export async function writtenOfPeople(
  db: Database,
  companyId: string,
  column: 'sector' | 'employee_function',
): Promise<string[]> {
  const rows = await askApart(db)(
    db.selectFrom('employees').select(`${column} as written`).distinct().where('company_id', '=', companyId),
  );
  return rows.map(({ written }) => written);
}
