import { hash } from 'node:crypto';
import { tooManyTries } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { networkOf } from './network.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_attempts: { key: string; attempts: number; window_ends_at: string };
  }
}

const windowMinutes = 15;

/** So many tries of each kind in a window, and what is said of more. */
const limits = {
  'sign-in': { perAccount: 10, perAddress: 50, message: 'Muitas tentativas de entrada.' },
  // Each is a mail to somebody who may not have asked for it.
  link: { perAccount: 5, perAddress: 50, message: 'Muitos pedidos de link.' },
} as const;

/** What visitors without an account do, counted per network alone; a whole clinic or factory may stand behind one address. */
const ofNetworks = {
  // Each visit to the sign-in may ask for one.
  challenge: { most: 600, message: limits['sign-in'].message },
  // Each is an answer or a link that was wrong.
  delivery: { most: 50, message: 'Muitas tentativas de abrir links de entrega.' },
  // Each is an address that leads nowhere.
  calendar: { most: 100, message: 'Muitos endereços de calendário que não valem.' },
  // Likewise: a screen whose link has ended stops asking.
  panel: { most: 50, message: 'Muitos links de painel que não valem.' },
  // A heap of paper that a firm looks at.
  verification: { most: 300, message: 'Muitas verificações a partir desta rede.' },
} as const;

/** Of the access code of one document, whoever tries. */
const ofAccessCodes = { most: 5, message: 'Muitas tentativas para este documento.' } as const;

type OfNetwork = keyof typeof ofNetworks;

type Kind = keyof typeof limits;

/** Tries of different kinds are counted apart: who has forgotten a password may still ask for a link. */
const prefixes = { 'sign-in': '', link: 'link-' } as const;
type Prefix = (typeof prefixes)[Kind];

/**
 * Counts one try to sign in, per account and per network address (of IPv6 the /64), in the database: the count holds over
 * every process.
 * @throws 429 with the wait once either has too many in a window
 */
export function countAttempt(db: Database, email: string, address: string, now = new Date()): Promise<void> {
  return count(db, 'sign-in', email, address, now);
}

/**
 * Counts one wish for a link by mail, as `countAttempt` does, whether there is such an account or not.
 * @throws 429 with the wait once account or address has too many in a window
 */
export function countLinkRequest(db: Database, email: string, address: string, now = new Date()): Promise<void> {
  return count(db, 'link', email, address, now);
}

async function count(db: Database, kind: Kind, email: string, address: string, now: Date): Promise<void> {
  const { perAccount, perAddress, message } = limits[kind];
  const account = keyOf(`${prefixes[kind]}account`, email);
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString();
  const counted = await withoutFlush(db, (tx) =>
    countOnce(tx, [account, keyOf(`${prefixes[kind]}address`, networkOf(address))], now.toISOString(), windowEndsAt),
  );
  const blocked = counted.filter(({ key, attempts }) => attempts > (key === account ? perAccount : perAddress));
  mustNotWait(blocked, now, message);
}

/**
 * Counts something that a visitor does, per network address: a challenge for a passkey, with which nobody must fill the
 * database, a try of a delivery's link, a look at a verification code.
 * @throws 429 with the wait once there are too many in a window
 */
export function countOfNetwork(db: Database, kind: OfNetwork, address: string, now = new Date()): Promise<void> {
  return countAlone(db, keyOf(kind, networkOf(address)), ofNetworks[kind], now);
}

/**
 * Counts a try of the access code of a document, from wherever it comes.
 * @throws 429 with the wait once there are too many in a window
 */
export function countAccessCode(db: Database, documentId: string, now = new Date()): Promise<void> {
  return countAlone(db, keyOf('access-code', documentId), ofAccessCodes, now);
}

async function countAlone(db: Database, key: string, limit: { most: number; message: string }, now: Date) {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString();
  const counted = await withoutFlush(db, (tx) => countOnce(tx, [key], now.toISOString(), windowEndsAt));
  const blocked = counted.filter(({ attempts }) => attempts > limit.most);
  mustNotWait(blocked, now, limit.message);
}

/** Takes back what `countOfNetwork` has counted once, where nothing was wrong. */
export async function takeBackOfNetwork(db: Database, kind: OfNetwork, address: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', keyOf(kind, networkOf(address)))
    .where('attempts', '>', 0)
    .execute();
}

function mustNotWait(blocked: readonly { window_ends_at: string }[], now: Date, message: string): void {
  if (blocked.length === 0) return;
  const until = Math.max(...blocked.map((entry) => Date.parse(entry.window_ends_at)));
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  throw tooManyTries(`${message} Tente novamente em ${wait}.`, seconds);
}

/** A successful sign-in clears the account's count and does not count for the address: only failures are limited. */
export async function clearAttempts(db: Database, email: string, address: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', keyOf('account', email)).execute();
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', keyOf('address', networkOf(address)))
    .execute();
}

/** Takes back the count of one try that guessed nothing; what was counted before stays. */
export async function takeBackAttempt(db: Database, email: string, address: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', 'in', [keyOf('account', email), keyOf('address', networkOf(address))])
    .where('attempts', '>', 0)
    .execute();
}

/** Forgets windows that are over. */
export async function deleteOldAttempts(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('window_ends_at', '<=', now.toISOString()).execute();
}

/** Counts one more for each key, or anew for one whose window is over. */
function countOnce(tx: Database, keys: readonly string[], at: string, windowEndsAt: string) {
  return tx
    .insertInto('sign_in_attempts')
    .values(keys.map((key) => ({ key, attempts: 1, window_ends_at: windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb('sign_in_attempts.window_ends_at', '<=', at);
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
function keyOf(of: `${Prefix}${'account' | 'address'}` | OfNetwork | 'access-code', value: string): string {
  return hash('sha256', `${of}:${value.toLowerCase()}`, 'base64url');
}
