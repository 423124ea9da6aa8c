import { currentToken, mayStoreFor } from '../session-store.ts';
import { readStored, store, storedKeys } from './device-store.ts';

/**
 * What was typed and not finished, kept on this device only: in memory at once, in local storage after a pause, so that
 * typing never waits for it. A draft belongs to a user; which screen it is of is the caller's business. It outlives every end of
 * the session but the user's own sign-out (decision 42).
 */
export type Draft = {
  /** When it was last typed on. */
  at: string;
  values: unknown;
  /** When it was last printed. */
  printedAt?: string;
};

type Stored = { key: string; draft: Draft };

const prefix = 'zelo.draft.';
const pauseMs = 400;

/** How long what was printed stays at hand: a paper that came out wrong is printed again within the day. */
const printedMs = 24 * 60 * 60 * 1_000;

type Pending = { timer: ReturnType<typeof setTimeout>; token: string | null; take: () => unknown };
const pending = new Map<string, Pending>();

/** The name of a draft: its user first, so that a sign-out finds all of them. */
export function draftKey(userId: string, ...of: readonly string[]): string {
  return `${prefix}${[userId, ...of].join('.')}`;
}

/** Keeps what `take` answers when the user pauses. */
export function keepDraft(key: string, take: () => unknown): void {
  clearTimeout(pending.get(key)?.timer);
  pending.set(key, { take, token: currentToken(), timer: setTimeout(() => flush(key), pauseMs) });
}

/** Writes what has not been written yet; for a page that is about to go. */
export function flushDrafts(): void {
  for (const key of [...pending.keys()]) flush(key);
}

/** The stored drafts whose names begin so, newest first. */
export function draftsUnder(start: string): Stored[] {
  return storedKeys(`${start}.`)
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, other) => other.draft.at.localeCompare(one.draft.at));
}

/** The drafts of a user that hold something that was neither saved nor printed. */
export function unfinishedDrafts(userId: string): Stored[] {
  flushDrafts();
  return draftsUnder(draftKey(userId)).filter(({ draft }) => !isPrinted(draft));
}

/** Whether a draft would be lost work: it was typed on after it was last printed, if it ever was. */
export function isUnfinished(key: string): boolean {
  const draft = readDraft(key);
  return pending.has(key) || (draft !== null && !isPrinted(draft));
}

/** Whether nothing was typed since the draft was printed. */
export function isPrinted({ at, printedAt = '' }: Draft): boolean {
  return printedAt >= at;
}

export function readDraft(key: string): Draft | null {
  const draft = readStored(key);
  return isDraft(draft) ? draft : null;
}

export function removeDraft(key: string): void {
  forget(key);
  localStorage.removeItem(key);
}

/** Goes on with a draft under another name: that of whoever types on it from now on. */
export function moveDraft(from: string, to: string): void {
  const draft = readDraft(from);
  if (draft && store(to, draft)) removeDraft(from);
}

/** Keeps what has just been printed, and answers when that was. What is still to be written was typed since. */
export function keepPrinted(key: string, values: unknown): string {
  const now = new Date().toISOString();
  if (mayStoreFor(ownerOf(key), currentToken())) store(key, { at: now, values, printedAt: now } satisfies Draft);
  return now;
}

/** Removes what was printed long ago, whoever printed it. */
export function clearOldPrints(): void {
  const oldest = new Date(Date.now() - printedMs).toISOString();
  for (const key of storedKeys(prefix)) {
    const draft = readDraft(key);
    if (draft && isPrinted(draft) && draft.at < oldest) localStorage.removeItem(key);
  }
}

/** Removes every draft of a user; what was still to be written is not written any more. */
export function clearDrafts(userId: string): void {
  const own = `${draftKey(userId)}.`;
  for (const key of [...pending.keys()]) if (key.startsWith(own)) forget(key);
  for (const key of storedKeys(own)) localStorage.removeItem(key);
}

function flush(key: string): void {
  const draft = pending.get(key);
  forget(key);
  if (!draft || !mayStoreFor(ownerOf(key), draft.token)) return;
  const printedAt = readDraft(key)?.printedAt;
  const at = new Date().toISOString();
  store(key, { at, values: draft.take(), ...(printedAt === undefined ? {} : { printedAt }) } satisfies Draft);
}

function ownerOf(key: string): string {
  return key.slice(prefix.length).split('.')[0] ?? '';
}

function forget(key: string): void {
  clearTimeout(pending.get(key)?.timer);
  pending.delete(key);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('at' in value) || typeof value.at !== 'string') return false;
  return !('printedAt' in value) || typeof value.printedAt === 'string';
}
