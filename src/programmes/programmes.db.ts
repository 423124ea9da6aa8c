import { v7 as uuid } from 'uuid';
import { onlyOwner, type Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProgrammeHead } from './programmes.contract.ts';
import type { ProgrammeState } from './programmes.labels.ts';
import type { HeadFields } from './programmes.schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    programmes: {
      company_id: string;
      id: string;
      number: number | null;
      state: ProgrammeState;
      valid_from: string;
      valid_to: string;
      physician_name: string;
      physician_council: string;
      physician_number: string;
      physician_uf: string;
      exempt: boolean;
      rural: boolean;
      inconsistencies: string;
      based_on_id: string | null;
      prepared_by: string;
      in_force_at: string | null;
      in_force_by: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
    exposure_groups: {
      company_id: string;
      programme_id: string;
      id: string;
      position: number;
      name: string;
      unit_id: string | null;
      absence: boolean;
      functions: string;
      risks: string;
      exams: string;
      vaccines: string;
      aptitudes: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
    group_members: { company_id: string; employee_id: string; group_id: string; created_at: string };
  }
}

/** The versions of a company's programme, what is in preparation first, then the last put in force. */
export async function listHeads(db: Database, scope: Scope, companyId: string): Promise<ProgrammeHead[]> {
  const rows = await headsWithin(db, scope).where('programmes.company_id', '=', companyId).execute();
  const place = ({ number }: ProgrammeHead) => number ?? Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => place(b) - place(a));
}

export async function findHead(db: Database, scope: Scope, id: string): Promise<ProgrammeHead | null> {
  return (await headsWithin(db, scope).where('programmes.id', '=', id).executeTakeFirst()) ?? null;
}

/** Of these versions, in force and within the scope, from when each holds. */
export async function findToldProgrammes(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return headsWithin(db, scope).where('programmes.id', 'in', ids).where('state', '=', 'inForce').execute();
}

/** The versions in force that end from one day to another, and that none follows. */
export function findEnding(tx: Database, from: string, to: string): Promise<{ id: string; companyId: string }[]> {
  return tx
    .selectFrom('programmes')
    .select(['id', 'company_id as companyId'])
    .where('state', '=', 'inForce')
    .where('valid_to', '>=', from)
    .where('valid_to', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('programmes as later')
            .select('later.id')
            .whereRef('later.company_id', '=', 'programmes.company_id')
            .where('later.state', '=', 'inForce')
            .where(({ eb, and, or, ref }) =>
              or([
                eb('later.valid_from', '>', ref('programmes.valid_from')),
                and([
                  eb('later.valid_from', '=', ref('programmes.valid_from')),
                  eb('later.number', '>', ref('programmes.number')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

/** What is in preparation is for those who may reach every company: a company reads what has been put in force. */
function headsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('programmes'), scope)
    .leftJoin('professionals as preparer', 'preparer.id', 'programmes.prepared_by')
    .leftJoin('professionals as starter', 'starter.id', 'programmes.in_force_by')
    .select(['programmes.id', 'company_id as companyId', 'number', 'state', 'programmes.version', 'exempt', 'rural'])
    .select('inconsistencies')
    .select(['valid_from as validFrom', 'valid_to as validTo', 'physician_name as physicianName'])
    .select(['physician_council as physicianCouncil', 'physician_number as physicianNumber'])
    .select(['physician_uf as physicianUf', 'preparer.name as preparedBy', 'programmes.created_at as preparedAt'])
    .select(['starter.name as inForceBy', 'in_force_at as inForceAt'])
    .$if(onlyOwner(scope) !== null, (query) => query.where('state', '=', 'inForce'))
    .$narrowType<{ preparedBy: string; physicianUf: ProgrammeHead['physicianUf'] }>();
}

/** Writes a version that is in preparation, still without groups. */
export async function insertDraft(
  tx: Database,
  fields: HeadFields,
  of: { companyId: string; basedOnId: string | null; preparedBy: string },
): Promise<string> {
  const now = new Date().toISOString();
  const id = uuid();
  const values = {
    ...headColumns(fields),
    ...{ company_id: of.companyId, id, number: null, state: 'draft' as const, based_on_id: of.basedOnId, version: 1 },
    ...{ prepared_by: of.preparedBy, in_force_at: null, in_force_by: null, created_at: now, updated_at: now },
  };
  await tx.insertInto('programmes').values(values).execute();
  return id;
}

/** Writes what a person has typed over the head of a version in preparation, as its next version. */
export async function updateHead(tx: Database, id: string, fields: HeadFields): Promise<void> {
  await changeDraft(tx, id, headColumns(fields));
}

/** A group of a version in preparation has changed: who is about to put that in force has to look again. */
export async function touchDraft(tx: Database, id: string): Promise<void> {
  await changeDraft(tx, id, {});
}

/** Puts a version in force, under the next number of its company; the company is held. */
export async function markInForce(tx: Database, { id, companyId }: ProgrammeHead, professionalId: string) {
  const { last } = await tx
    .selectFrom('programmes')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const in_force_at = new Date().toISOString();
  await changeDraft(tx, id, { state: 'inForce', number: (last ?? 0) + 1, in_force_at, in_force_by: professionalId });
}

/** Throws a version away that is in preparation and has no groups any more. */
export async function deleteDraft(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('programmes').where('id', '=', id).where('state', '=', 'draft').execute();
}

async function changeDraft(tx: Database, id: string, columns: Partial<Tables['programmes']>): Promise<void> {
  await tx
    .updateTable('programmes')
    .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute();
}

function headColumns({ validFrom, validTo, exempt, rural, inconsistencies, ...physician }: HeadFields) {
  return {
    ...{
      valid_from: validFrom,
      valid_to: validTo,
      exempt,
      rural,
      inconsistencies,
      physician_name: physician.physicianName,
    },
    ...{ physician_council: physician.physicianCouncil, physician_number: physician.physicianNumber },
    physician_uf: physician.physicianUf,
  };
}
