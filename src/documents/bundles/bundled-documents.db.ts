import { sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { asoFacts } from '../forms/aso/aso.form-facts.ts';
import { type Criteria, momentsOf } from './contents.rules.ts';

/** How many documents there are and how large they are together. */
export async function countBundled(db: Database, scope: Scope, criteria: Criteria) {
  const row = await bundledWithin(db, scope, criteria)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.sum<number | string | null>('documents.size').as('size'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.count), size: Number(row.size ?? 0) };
}

/** One page of them, the newest first or last. */
export async function listBundled(
  db: Database,
  scope: Scope,
  criteria: Criteria,
  { page, pageSize, order }: { page: number; pageSize: number; order: 'asc' | 'desc' },
) {
  return named(db, scope, criteria)
    .orderBy('issued_documents.issued_at', order)
    .orderBy('issued_documents.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** All of them, with what is known of their files; whoever asks has seen that they are not too many. */
export async function readBundled(db: Database, scope: Scope, criteria: Criteria) {
  return named(db, scope, criteria)
    .select(['documents.company_id as companyId', 'employees.id as employeeId', 'units.id as unitId'])
    .select(['documents.size', 'documents.sha256', 'documents.etag'])
    .execute();
}

function named(db: Database, scope: Scope, criteria: Criteria) {
  return bundledWithin(db, scope, criteria)
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'documents.company_id')
        .onRef('employees.id', '=', 'documents.employee_id'),
    )
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'employees.company_id').onRef('units.id', '=', 'employees.unit_id'),
    )
    .select(['documents.id', 'documents.name', 'issued_documents.issued_at as issuedAt', 'issued_documents.state'])
    .select(['employees.name as employeeName', 'units.identification as unitName']);
}

/**
 * The ASOs of the scope's company that it may read and whose file is there. Who is asked for one by one comes whatever became
 * of it since; a period holds what is valid, unless everything is asked for.
 */
function bundledWithin(db: Database, scope: Scope, criteria: Criteria) {
  const query = within(db.selectFrom('issued_documents'), scope)
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'issued_documents.company_id')
        .onRef('documents.id', '=', 'issued_documents.id'),
    )
    .where('issued_documents.kind', '=', asoFacts.kind)
    .where('documents.arrived_at', 'is not', null)
    .where('documents.withdrawn_at', 'is', null)
    .where('documents.medical_confidentiality', '=', false);
  if ('documentIds' in criteria) return query.where('issued_documents.id', 'in', criteria.documentIds);
  const [from, before] = momentsOf(criteria);
  const { unitId, all } = criteria;
  return query
    .where('issued_documents.issued_at', '>=', from)
    .where('issued_documents.issued_at', '<', before)
    .$if(!all, (rows) => rows.where('issued_documents.state', '=', 'issued'))
    .$if(unitId !== null, (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom('employees as member')
            .select(sql<number>`1`.as('one'))
            .whereRef('member.company_id', '=', 'documents.company_id')
            .whereRef('member.id', '=', 'documents.employee_id')
            .where((member) =>
              unitId === 'none' ? member('member.unit_id', 'is', null) : member('member.unit_id', '=', unitId),
            ),
        ),
      ),
    );
}
