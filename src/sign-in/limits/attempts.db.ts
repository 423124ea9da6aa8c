import { hash } from 'node:crypto';
import { PostgresAdapter } from 'kysely';
import { tooManyTries } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { networkOf } from './network.server.ts';
import { waitOf } from './wait.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_attempts: { key: string; attempts: number; window_ends_at: string };
  }
}

/**
 * What is counted, how often of it is right in a window, and what is said of more (decision 104). Nobody is kept out by what others do
 * elsewhere: who is known (a browser that the account has signed in from, a session, a link) is counted apart from strangers.
 */
const limits = {
  // A password, and what stands for one.
  known: { most: 10, message: 'Muitas tentativas de entrada.' },
  account: { most: 10, message: 'Muitas tentativas de entrada.' },
  // Of an hour, wherever its windows lie, five touch it: never more than a hundred (OWASP ASVS 2.2.1).
  everywhere: { most: 20, message: 'Muitas tentativas de entrada.' },
  address: { most: 50, message: 'Muitas tentativas de entrada.' },
  // A code of the second step, on each of the ways to it: only who has shown the password, or holds the link of a mail, can try one.
  code: { most: 10, message: 'Muitas tentativas com o código.' },
  'code-day': { most: 40, message: 'Muitas tentativas com o código hoje.' },
  // The password of a certificate, within one session: whoever has another session of the same user tries for themselves.
  certificate: { most: 10, message: 'Muitas tentativas com a senha do certificado.' },
  // A wish for a link by mail.
  'link-account': { most: 5, message: 'Muitos pedidos de link.' },
  'link-everywhere': { most: 5, message: '' },
  'link-address': { most: 200, message: 'Muitos pedidos de link.' },
  // Each visit to the sign-in may ask for a challenge, and show a passkey for it.
  challenge: { most: 600, message: 'Muitas tentativas de entrada.' },
  passkey: { most: 600, message: 'Muitas tentativas de entrada.' },
  // What leads nowhere, of each kind: what leads somewhere is not counted, and never refused.
  delivery: { most: 50, message: 'Muitas tentativas de abrir links de entrega.' },
  calendar: { most: 100, message: 'Muitos endereços de calendário que não valem.' },
  panel: { most: 50, message: 'Muitos links de painel que não valem.' },
  verification: { most: 300, message: 'Muitas verificações a partir desta rede.' },
  // The access code of one document: from one network, and the short ones of old papers from all of them together.
  'access-code': { most: 5, message: 'Muitas tentativas para este documento.' },
  'access-code-everywhere': { most: 1000, message: 'Muitas tentativas para este documento.' },
  // What a user does with documents: how much of it is right, the settings say.
  opening: { most: Number.POSITIVE_INFINITY, message: '' },
  upload: { most: Number.POSITIVE_INFINITY, message: '' },
  // Whoever is invited once more so soon is told of, and passed over.
  invitation: { most: 1, message: '' },
} as const;

type Kind = keyof typeof limits;

/** What visitors without an account do, counted per network alone; a whole clinic or factory may stand behind one address. */
type OfNetwork = 'challenge' | 'passkey' | 'delivery' | 'calendar' | 'panel' | 'verification';

const quarterMs = 15 * 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What one try has added to: what is the trier's alone, and what others add to as well. */
export type Counted = { own: readonly string[]; shared: readonly string[] };

type Entry = { kind: Kind; key: string };

/**
 * A try at somebody's password, or at what stands for it.
 * @param secret of what it is a try: what was tried at the password of before does not weigh on the one of now
 * @param known by what whoever tries is known to the account already; null for a stranger
 */
export type Try = { account: string; secret?: string; address: string; known?: string | null };

/**
 * Counts one try to sign in, in the database: the count holds over every process. A stranger's is counted for the account from this
 * network (of IPv6 the /64), for the account from everywhere, and for the network; one who is known, alone.
 * @returns what was counted, to be forgotten or taken back
 * @throws 429 with the wait once there are too many in a window
 */
export async function countAttempt(db: Database, one: Try, now = new Date()): Promise<Counted> {
  const { address, known = null } = one;
  const account = `${one.account} ${one.secret ?? ''}`;
  const network = networkOf(address);
  if (known !== null) {
    const own = entryOf('known', `${account} ${known}`);
    await count(db, [own], now);
    return { own: [own.key], shared: [] };
  }
  const own = entryOf('account', `${account} ${network}`);
  const shared = [entryOf('everywhere', account), entryOf('address', network)];
  await count(db, [own, ...shared], now);
  return { own: [own.key], shared: shared.map(({ key }) => key) };
}

/**
 * How whoever tries a code has come to it: with the password, from a browser that the account does not know; from one that it knows, or
 * within a session; by the link of a mail. Who has only the password of somebody leaves them the other two. All browsers that are
 * known count as one, so that who has made many known tries no more often.
 */
type WayToCode = 'password' | 'known' | 'link';

/**
 * Counts one try of a code of the second step, from whatever network it comes: nobody gets so far who has not the password or the mailbox.
 * @returns what was counted; others may have added to it, so that a right code takes back its own try and nothing else
 * @throws 429 with the wait once there are too many in a quarter of an hour, or in a day
 */
export async function countCode(db: Database, userId: string, way: WayToCode, now = new Date()): Promise<Counted> {
  const short = entryOf('code', `${userId} ${way}`);
  const long = entryOf('code-day', `${userId} ${way}`);
  await count(db, [short], now);
  await count(db, [long], now, dayMs);
  return { own: [], shared: [short.key, long.key] };
}

/**
 * Counts one try of the password of a user's own certificate, for their session alone: what is tried in another one shuts nobody out.
 * @throws 429 with the wait once there are too many in a window
 */
export async function countCertificatePassword(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now = new Date(),
): Promise<Counted> {
  const own = entryOf('certificate', `${userId} ${sessionId}`);
  await count(db, [own], now);
  return { own: [own.key], shared: [] };
}

/**
 * Counts one wish for a link by mail, whether there is such an account or not.
 * @returns whether a mail may still go: beyond what an account gets in a window the last one stands, whoever has asked for it
 * @throws 429 with the wait once this network has asked too often, for the account or in all
 */
export async function countLinkRequest(
  db: Database,
  email: string,
  address: string,
  now = new Date(),
): Promise<boolean> {
  const network = networkOf(address);
  await count(db, [entryOf('link-account', `${email} ${network}`), entryOf('link-address', network)], now);
  const everywhere = entryOf('link-everywhere', email);
  const [sent] = await add(db, [everywhere], now, quarterMs);
  return (sent?.attempts ?? 0) <= limits['link-everywhere'].most;
}

/**
 * Counts something that a visitor does, per network address: a challenge for a passkey or what is shown as one, with which nobody
 * must fill the database, a link or a code that leads nowhere.
 * @throws 429 with the wait once there are too many in a window
 */
export function countOfNetwork(db: Database, kind: OfNetwork, address: string, now = new Date()): Promise<void> {
  return count(db, [entryOf(kind, networkOf(address))], now);
}

/**
 * Counts one try of the access code of a document, from this network; one of a short code, as the papers of before have, from
 * everywhere as well.
 * @throws 429 with the wait once there are too many in a window
 */
export async function countAccessCode(
  db: Database,
  { documentId, address, isShort }: { documentId: string; address: string; isShort: boolean },
  now = new Date(),
): Promise<Counted> {
  const own = entryOf('access-code', `${documentId} ${networkOf(address)}`);
  const shared = isShort ? [entryOf('access-code-everywhere', documentId)] : [];
  await count(db, [own], now);
  if (shared.length > 0) await count(db, shared, now);
  return { own: [own.key], shared: shared.map(({ key }) => key) };
}

/** Counts one more document that a user opens. @returns how many it are within the hour that began with the first */
export async function countOpening(db: Database, userId: string, now = new Date()): Promise<number> {
  const [counted] = await add(db, [entryOf('opening', userId)], now, hourMs);
  return counted?.attempts ?? 0;
}

/**
 * Counts one more file that a user sends, in the transaction that writes it down.
 * @returns how many it are within the day that began with the first, and for how many seconds the day goes on
 */
export async function countUpload(tx: Database, userId: string, now = new Date()) {
  const [counted] = await countOnce(tx, [entryOf('upload', userId).key], timesOf(now, dayMs));
  const until = Date.parse(counted?.window_ends_at ?? now.toISOString());
  return { times: counted?.attempts ?? 0, seconds: Math.max(1, Math.ceil((until - now.getTime()) / 1_000)) };
}

/** Counts an invitation by mail, in the transaction that queues it. @returns whether it is the first one in a quarter of an hour */
export async function countInvitation(tx: Database, userId: string, now = new Date()): Promise<boolean> {
  const [counted] = await countOnce(tx, [entryOf('invitation', userId).key], timesOf(now, quarterMs));
  return counted?.attempts === 1;
}

/** A right try: the trier's own count is forgotten, and it weighs on nobody else's; only failures are limited. */
export async function forgetTries(db: Database, { own, shared }: Counted): Promise<void> {
  for (const key of inOrder([...own, ...shared])) {
    if (own.includes(key)) await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
    else await takeOne(db, key);
  }
}

/** Takes back the count of one try that guessed nothing; what was counted before stays. */
export async function takeBackTry(db: Database, { own, shared }: Counted): Promise<void> {
  for (const key of inOrder([...own, ...shared])) await takeOne(db, key);
}

/** Forgets windows that are over; one that somebody counts anew this moment stays, and nobody waits for anybody. */
export async function deleteOldAttempts(db: Database, now = new Date()): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const over = db.selectFrom('sign_in_attempts').select('key').where('window_ends_at', '<=', now.toISOString());
  const unheld = over.$if(isPostgres, (query) => query.forUpdate().skipLocked());
  await db.deleteFrom('sign_in_attempts').where('key', 'in', unheld).execute();
}

/** Whoever counts, forgets or takes back the same does so in one order: one waits for the other, and never both in a circle. */
function inOrder(keys: readonly string[]): string[] {
  return keys.toSorted();
}

async function takeOne(db: Database, key: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

async function count(db: Database, entries: readonly Entry[], now: Date, windowMs = quarterMs): Promise<void> {
  mustNotWait(await add(db, entries, now, windowMs), entries, now);
}

function add(db: Database, entries: readonly Entry[], now: Date, windowMs: number) {
  const keys = inOrder(entries.map(({ key }) => key));
  return withoutFlush(db, (tx) => countOnce(tx, keys, timesOf(now, windowMs)));
}

function timesOf(now: Date, windowMs: number) {
  const after = (windows: number) => new Date(now.getTime() + windows * windowMs).toISOString();
  return { at: after(0), windowEndsAt: after(1), never: after(2) };
}

type Row = { key: string; attempts: number; window_ends_at: string };

function mustNotWait(counted: readonly Row[], entries: readonly Entry[], now: Date): void {
  const blocked = entries.flatMap(({ kind, key }) => {
    const row = counted.find((one) => one.key === key);
    return row && row.attempts > limits[kind].most ? [{ kind, until: Date.parse(row.window_ends_at) }] : [];
  });
  const [first] = blocked;
  if (!first) return;
  const until = Math.max(...blocked.map((one) => one.until));
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  throw tooManyTries(`${limits[first.kind].message} Tente novamente em ${waitOf(seconds)}.`, seconds);
}

/**
 * Counts one more for each key, or anew for one whose window is over.
 * @param times.never no window of now ends so late: it is of a clock that was ahead, and must keep nobody out until then
 */
function countOnce(
  tx: Database,
  keys: readonly string[],
  { at, windowEndsAt, never }: { at: string; windowEndsAt: string; never: string },
) {
  return tx
    .insertInto('sign_in_attempts')
    .values(keys.map((key) => ({ key, attempts: 1, window_ends_at: windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb.or([
          eb('sign_in_attempts.window_ends_at', '<=', at),
          eb('sign_in_attempts.window_ends_at', '>', never),
        ]);
        return {
          attempts: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('sign_in_attempts.attempts', '+', 1))
            .end(),
          window_ends_at: eb
            .case()
            .when(over)
            .then(eb.ref('excluded.window_ends_at'))
            .else(eb.ref('sign_in_attempts.window_ends_at'))
            .end(),
        };
      }),
    )
    .returning(['key', 'attempts', 'window_ends_at'])
    .execute();
}

/** Hashed, so that the table names nobody. */
function entryOf(kind: Kind, value: string): Entry {
  return { kind, key: hash('sha256', `${kind}:${value.toLowerCase()}`, 'base64url') };
}
