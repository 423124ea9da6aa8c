import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EntryKind, GivenAt } from './vaccinations.labels.ts';
import type { VaccineCode } from './vaccines.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    vaccinations: {
      company_id: string;
      id: string;
      employee_id: string;
      kind: EntryKind;
      vaccine_code: VaccineCode;
      vaccine_name: string;
      vaccine_key: string;
      number: number;
      day: string;
      lot: string;
      manufacturer: string;
      lot_expires_on: string | null;
      given_at: '' | GivenAt;
      place: string;
      applied_by: string;
      content: string;
      document_id: string | null;
      recorded_by: string;
      withdrawn_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** An entry by its key. */
export type VaccinationKey = { companyId: string; id: string };

const facts = [
  ...(['vaccinations.company_id as companyId', 'vaccinations.id', 'vaccinations.version'] as const),
  ...(['vaccinations.employee_id as employeeId', 'vaccinations.kind', 'vaccine_code as vaccine'] as const),
  ...(['vaccine_name as name', 'vaccine_key as key', 'vaccinations.number', 'day', 'lot', 'manufacturer'] as const),
  ...(['lot_expires_on as lotExpiresOn', 'given_at as givenAt', 'place', 'applied_by as appliedBy'] as const),
  ...(['content', 'vaccinations.document_id as documentId', 'professionals.name as recordedBy'] as const),
  'vaccinations.withdrawn_at as withdrawnAt',
] as const;

function entriesWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('vaccinations'), scope)
    .innerJoin('professionals', 'professionals.id', 'vaccinations.recorded_by')
    .select(facts);
}

/** All that was written down of a person's vaccines, withdrawn ones too, the newest first. */
export function listVaccinations(db: Database, scope: Scope, of: { companyId: string; employeeId: string }) {
  return entriesWithin(db, scope)
    .where('vaccinations.company_id', '=', of.companyId)
    .where('vaccinations.employee_id', '=', of.employeeId)
    .orderBy('day', 'desc')
    .orderBy('vaccinations.id', 'desc')
    .execute();
}

/** An entry within the scope, with its content as it is kept; null for none. */
export async function findVaccination(db: Database, scope: Scope, id: string) {
  return (await entriesWithin(db, scope).where('vaccinations.id', '=', id).executeTakeFirst()) ?? null;
}

/** What an entry says. */
export type VaccinationFacts = {
  kind: EntryKind;
  vaccine: VaccineCode;
  name: string;
  key: string;
  number: number;
  day: string;
  lot: string;
  manufacturer: string;
  lotExpiresOn: string | null;
  givenAt: '' | GivenAt;
  place: string;
  appliedBy: string;
  content: string;
  documentId: string | null;
};

/** Writes an entry down. */
export async function insertVaccination(
  tx: Database,
  of: VaccinationKey & VaccinationFacts & { employeeId: string; recordedBy: string },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('vaccinations')
    .values({
      ...{ company_id: of.companyId, id: of.id, employee_id: of.employeeId, kind: of.kind, vaccine_code: of.vaccine },
      ...{ vaccine_name: of.name, vaccine_key: of.key, number: of.number, day: of.day, lot: of.lot },
      ...{ manufacturer: of.manufacturer, lot_expires_on: of.lotExpiresOn, given_at: of.givenAt, place: of.place },
      ...{ applied_by: of.appliedBy, content: of.content, document_id: of.documentId, recorded_by: of.recordedBy },
      ...{ withdrawn_at: null, version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

/** Writes what else is known of an entry. */
export function updateContent(tx: Database, key: VaccinationKey & { version: number }, content: string): Promise<void> {
  return write(tx, key, { content });
}

/** From now on it was none, and why stands in its content. */
export function markVaccinationWithdrawn(
  tx: Database,
  key: VaccinationKey & { version: number },
  content: string,
): Promise<void> {
  return write(tx, key, { content, withdrawn_at: new Date().toISOString() });
}

/** The refusal that a document proves; null for none. */
export async function findRefusalOf(tx: Database, of: { companyId: string; documentId: string }) {
  const row = await tx
    .selectFrom('vaccinations')
    .select(['company_id as companyId', 'id', 'version', 'vaccine_key as key'])
    .where('company_id', '=', of.companyId)
    .where('document_id', '=', of.documentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The document of a refusal; null where it stands no more. */
export function setRefusalDocument(
  tx: Database,
  key: VaccinationKey & { version: number },
  documentId: string | null,
): Promise<void> {
  return write(tx, key, { document_id: documentId });
}

async function write(
  tx: Database,
  { companyId, id, version }: VaccinationKey & { version: number },
  change: { content?: string; withdrawn_at?: string; document_id?: string | null },
): Promise<void> {
  await tx
    .updateTable('vaccinations')
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
