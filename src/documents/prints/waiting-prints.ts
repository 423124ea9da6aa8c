import { v4 as uuid } from 'uuid';
import { readStored, store, storedKeys } from '../../platform/browser/device/device-store.ts';
import type { FormKind } from '../forms/registry.ts';

/** That a form of an employee was printed, and what the trail does not say yet. */
export type Print = { employeeId: string; form: FormKind };

const prefix = 'zelo.print.';

/** What the device has no room for waits in this tab alone. */
const unstored = new Map<string, Print>();

/**
 * Keeps a print for the trail until the server has it. It says nothing of what is in the form, and outlives the session: a
 * print is never missing because of who had to sign in again.
 */
export function keepPrint(userId: string, print: Print): void {
  const key = `${prefix}${userId}.${uuid()}`;
  if (!store(key, print)) unstored.set(key, print);
}

export function hasWaitingPrints(userId: string): boolean {
  return waitingKeys(userId).length > 0;
}

/** The prints of a user that are not in the trail yet. */
export function waitingPrints(userId: string): { key: string; print: Print }[] {
  return waitingKeys(userId).flatMap((key) => {
    const print = unstored.get(key) ?? readPrint(key);
    return print ? [{ key, print }] : [];
  });
}

export function dropPrint(key: string): void {
  unstored.delete(key);
  localStorage.removeItem(key);
}

function waitingKeys(userId: string): string[] {
  const own = `${prefix}${userId}.`;
  return [...storedKeys(own), ...[...unstored.keys()].filter((key) => key.startsWith(own))];
}

/** What is no print is forgotten. */
function readPrint(key: string): Print | null {
  const stored = readStored(key) as Partial<Print> | null;
  if (typeof stored?.employeeId === 'string' && typeof stored.form === 'string') return stored as Print;
  localStorage.removeItem(key);
  return null;
}
