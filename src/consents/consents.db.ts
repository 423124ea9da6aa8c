import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Purpose } from './consents.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    consents: {
      company_id: string;
      id: string;
      version: number;
      employee_id: string;
      purpose: Purpose;
      given_on: string;
      paper: string;
      revoked_on: string | null;
      recorded_by: string;
      created_at: string;
      updated_at: string;
    };
  }
}

type OfEmployee = { companyId: string; employeeId: string };

/** What a person has agreed to, the newest first; the scope must reach the company. */
export async function listConsents(db: Database, scope: Scope, { companyId, employeeId }: OfEmployee) {
  return within(db.selectFrom('consents'), scope)
    .innerJoin('professionals', 'professionals.id', 'recorded_by')
    .select(['consents.id', 'consents.version', 'purpose', 'given_on as givenOn', 'paper'])
    .select(['revoked_on as revokedOn', 'professionals.name as recordedBy'])
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .orderBy('given_on', 'desc')
    .orderBy('consents.id', 'desc')
    .execute();
}

/** The consent of a person for a purpose that holds, or null. */
export async function findHolding(db: Database, { companyId, employeeId }: OfEmployee, purpose: Purpose) {
  const row = await db
    .selectFrom('consents')
    .select(['id', 'given_on as givenOn'])
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('purpose', '=', purpose)
    .where('revoked_on', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export type NewConsent = OfEmployee & {
  id: string;
  purpose: Purpose;
  givenOn: string;
  paper: string;
  recordedBy: string;
};

/** Writes a consent down. */
export async function insertConsent(tx: Database, consent: NewConsent): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('consents')
    .values({
      company_id: consent.companyId,
      id: consent.id,
      version: 1,
      employee_id: consent.employeeId,
      purpose: consent.purpose,
      given_on: consent.givenOn,
      paper: consent.paper,
      revoked_on: null,
      recorded_by: consent.recordedBy,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Ends a consent that holds, on a day. @returns the day that it was given; null for one that does not hold */
export async function markRevoked(
  tx: Database,
  { companyId, employeeId }: OfEmployee,
  id: string,
  revokedOn: string,
): Promise<string | null> {
  const row = await tx
    .updateTable('consents')
    .set((eb) => ({
      revoked_on: revokedOn,
      version: eb('version', '+', 1),
      updated_at: new Date().toISOString(),
    }))
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .where('revoked_on', 'is', null)
    .returning('given_on as givenOn')
    .executeTakeFirst();
  return row?.givenOn ?? null;
}
