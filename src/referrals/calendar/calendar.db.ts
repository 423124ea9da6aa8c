import { sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { hashOfToken } from '../link-token.server.ts';
import { asReferral, selectReferrals } from '../referral-reads.db.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_links: { company_id: string; token_hash: string; created_at: string };
  }
}

/** A calendar holds no more than that: what is to come first, then what was last. */
const most = 2_000;

/** What a calendar tells of referrals. */
function selectEntries(db: Database, scope: Scope) {
  return selectReferrals(db, scope)
    .select('referrals.updated_at as updatedAt')
    .select(sql<string>`(select address from care_places where id = referrals.place_id)`.as('placeAddress'));
}

type Read = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** A referral as a calendar shows it. */
export type CalendarEntry = ReturnType<typeof asReferral<Read>>;

/** One referral within the scope for a calendar; null for none. */
export async function findCalendarEntry(db: Database, scope: Scope, id: string): Promise<CalendarEntry | null> {
  const row = await selectEntries(db, scope).where('referrals.id', '=', id).executeTakeFirst();
  return row ? asReferral(row) : null;
}

/** The referrals within the scope from a day on, as many as a calendar holds. */
export async function listCalendarEntries(db: Database, scope: Scope, from: string): Promise<CalendarEntry[]> {
  const now = today();
  const ahead = selectEntries(db, scope).where('referrals.day', '>=', now);
  const rows = await ahead.orderBy('referrals.day').orderBy('referrals.id').limit(most).execute();
  const over = selectEntries(db, scope).where('referrals.day', '>=', from).where('referrals.day', '<', now);
  const latest = over
    .orderBy('referrals.day', 'desc')
    .orderBy('referrals.id', 'desc')
    .limit(most - rows.length);
  return [...(await latest.execute()).reverse(), ...rows].map(asReferral);
}

/** Since when the calendar of the scope's company has an address; null without one. */
export async function findCalendarLink(db: Database, scope: Scope): Promise<string | null> {
  const link = db.selectFrom('calendar_links').select('created_at').where('company_id', '=', scope.ownerId);
  return (await link.executeTakeFirst())?.created_at ?? null;
}

/** The company whose calendar has the address with this token; null for an address that has ended or never was. */
export async function findCalendarOwner(db: Database, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_links')
    .select('company_id as companyId')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** Gives a company's calendar an address; the one that it had ends. */
export async function putCalendarLink(
  tx: Database,
  { companyId, tokenHash, at }: { companyId: string; tokenHash: string; at: string },
): Promise<void> {
  const link = { token_hash: tokenHash, created_at: at };
  await tx
    .insertInto('calendar_links')
    .values({ company_id: companyId, ...link })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(link))
    .execute();
}

/** Ends the address of a company's calendar. Answers whether there was one. */
export async function deleteCalendarLink(tx: Database, companyId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('calendar_links')
    .where('company_id', '=', companyId)
    .returning('company_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Ends the addresses of all calendars. */
export async function deleteCalendarLinks(tx: Database): Promise<void> {
  await tx.deleteFrom('calendar_links').execute();
}
