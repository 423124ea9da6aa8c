import { currentToken, mayStoreFor } from './session-store.ts';

/**
 * What was typed and not finished, kept on this device only: in memory at once, in local storage after a pause, so that
 * typing never waits for it. A draft belongs to a user; which screen it is of is the caller's business. It outlives every end of
 * the session but the user's own sign-out.
 */
export type Draft = { at: string; values: unknown };

const prefix = 'zelo.draft.';
const pauseMs = 400;

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
export function draftsUnder(start: string): { key: string; draft: Draft }[] {
  return storedKeys()
    .filter((key) => key.startsWith(`${start}.`))
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, other) => other.draft.at.localeCompare(one.draft.at));
}

export function hasDraft(key: string): boolean {
  return pending.has(key) || readDraft(key) !== null;
}

export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function removeDraft(key: string): void {
  forget(key);
  localStorage.removeItem(key);
}

/** Removes every draft of a user; what was still to be written is not written any more. */
export function clearDrafts(userId: string): void {
  const own = `${draftKey(userId)}.`;
  for (const key of [...pending.keys(), ...storedKeys()]) if (key.startsWith(own)) removeDraft(key);
}

function storedKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
}

function flush(key: string): void {
  const draft = pending.get(key);
  forget(key);
  if (!draft || !mayStoreFor(ownerOf(key), draft.token)) return;
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values: draft.take() }));
  } catch (error) {
    console.warn('the draft could not be kept on this device', error);
  }
}

function ownerOf(key: string): string {
  return key.slice(prefix.length).split('.')[0] ?? '';
}

function forget(key: string): void {
  clearTimeout(pending.get(key)?.timer);
  pending.delete(key);
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string';
}
