import { v7 as uuid } from 'uuid';
import type { ListInput } from '../platform/contract/listing.ts';
import type { RowView } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { moment } from '../platform/database/moment.server.ts';
import { searchable } from '../platform/database/search/search.ts';
import { isWebhookEvent } from './webhook-events.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    webhooks: {
      id: string;
      version: number;
      company_id: string | null;
      name: string;
      url: string;
      events: string;
      active: boolean;
      secret: string | null;
      former_secret: string | null;
      former_until: string | null;
      failures: number;
      retry_at: string | null;
      failing_since: string | null;
      held_by: string | null;
      held_until: string | null;
      search: string;
      created_at: string;
      updated_at: string;
    };
  }
}

/** Whose a webhook is: a company's, by its id, or the practice's, null. */
export type Owner = { companyId: string | null };

/** What a person types of a webhook. */
export type WebhookFields = { name: string; url: string; events: readonly string[]; active: boolean };

/** Lists the webhooks of an owner. */
export function listWebhooks<View extends RowView>(
  db: Database,
  owner: Owner,
  row: View,
  input: ListInput<keyof View['order'] & string>,
) {
  return list(db, ownedBy(db, owner), row, input);
}

/** The webhooks of an owner that have no secret yet: nothing is sent to them. */
export async function findSecretless(db: Database, owner: Owner): Promise<ReadonlySet<string>> {
  const rows = await ownedBy(db, owner).select('id').where('secret', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** A webhook of an owner, without its secret; null for none. */
export async function findWebhook(db: Database, owner: Owner, id: string) {
  const row = await ownedBy(db, owner)
    .select(['id', 'version', 'name', 'url', 'events', 'active', 'secret', 'former_until as formerUntil'])
    .select(['failing_since as failingSince', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { events, secret, ...webhook } = row;
  return { ...webhook, events: wordsOf(events).filter(isWebhookEvent), hasSecret: secret !== null };
}

/** Holds a webhook, whoever’s it is, until the transaction ends. @returns where it leads; null for none */
export async function lockAddress(tx: Database, id: string): Promise<string | null> {
  await lockRow(tx, 'webhooks', id);
  const row = await tx.selectFrom('webhooks').select('url').where('id', '=', id).executeTakeFirst();
  return row?.url ?? null;
}

/** How many webhooks an owner has. */
export async function countWebhooks(db: Database, owner: Owner): Promise<number> {
  const row = await ownedBy(db, owner)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function insertWebhook(tx: Database, { companyId }: Owner, fields: WebhookFields): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await tx
    .insertInto('webhooks')
    .values({
      ...valuesOf(fields),
      id,
      version: 1,
      company_id: companyId,
      failures: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Writes what a person has typed over a webhook that is held; it is tried again at once. */
export async function updateWebhook(
  tx: Database,
  { id, version }: { id: string; version: number },
  fields: WebhookFields,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ ...valuesOf(fields), version: version + 1, updated_at: new Date().toISOString() })
    .set({ failures: 0, retry_at: null })
    .where('id', '=', id)
    .execute();
}

/** Takes a webhook out, with what waits for it and its log. */
export async function deleteWebhook(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Stops telling a system that has said it wants nothing more. */
export async function stopWebhook(tx: Database, id: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set((eb) => ({ active: false, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** Puts a secret, as it is kept, in the place of the one before, which signs as well for so long. */
export async function replaceSecret(tx: Database, id: string, kept: string, formerMs: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set((eb) => ({ former_secret: eb.ref('secret'), secret: kept, updated_at: new Date().toISOString() }))
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .set((eb) => ({
      former_until: eb.case().when('secret', 'is not', null).then(moment(tx, formerMs)).else(null).end(),
    }))
    .where('id', '=', id)
    .execute();
}

function ownedBy(db: Database, { companyId }: Owner) {
  return db
    .selectFrom('webhooks')
    .where((eb) => (companyId === null ? eb('company_id', 'is', null) : eb('company_id', '=', companyId)));
}

/** The words of a column that holds several. */
export function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function valuesOf({ name, url, events, active }: WebhookFields) {
  return { name, url, events: events.join(' '), active, search: searchable(name, url) };
}
