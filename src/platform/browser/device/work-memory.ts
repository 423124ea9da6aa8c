import { currentToken, mayStoreFor } from '../session-store.ts';
import { readStored, store, storedKeys } from './device-store.ts';

/**
 * What a user's last papers leave on this device for the next ones, so that it need not be typed again. Only what tells nothing of
 * a person belongs here. It stays until its user signs out (decision 45).
 */
const prefix = 'zelo.memory.';

/** What this user's work left here under a name. Anybody can change local storage: the reader checks its shape. */
export function recall(userId: string, name: string): unknown {
  return readStored(keyOf(userId, name));
}

/** Keeps something for this user's next paper, unless they have signed out meanwhile. */
export function remember(userId: string, name: string, value: unknown): void {
  if (mayStoreFor(userId, currentToken())) store(keyOf(userId, name), value);
}

/** Removes everything that this user's work left here. */
export function forgetWork(userId: string): void {
  for (const key of storedKeys(keyOf(userId, ''))) localStorage.removeItem(key);
}

function keyOf(userId: string, name: string): string {
  return `${prefix}${userId}.${name}`;
}
