import { readStored, store } from '../../../platform/browser/device/device-store.ts';

/** Which columns a user leaves out of which list, on this computer: by the name of the list those of its columns. Nothing of it is sent anywhere. */
type Hidden = Readonly<Record<string, readonly string[]>>;

const listeners = new Set<() => void>();

/** Tells when somebody has chosen, in this tab or in another one. */
export function onHidden(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** The columns that this user leaves out of a list. */
export function hiddenOf(userId: string, list: string): readonly string[] {
  return allOf(userId)[list] ?? [];
}

/** Keeps what is left out of one list; of the others what was kept last stays, by whichever tab. */
export function hide(userId: string, list: string, names: readonly string[]): void {
  const { [list]: _, ...others } = allOf(userId);
  store(keyOf(userId), names.length > 0 ? { ...others, [list]: names } : others);
  for (const tell of listeners) tell();
}

function allOf(userId: string): Hidden {
  const kept = readStored(keyOf(userId));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, names]) => isNames(names)));
}

function isNames(names: unknown): names is string[] {
  return Array.isArray(names) && names.every((name) => typeof name === 'string');
}

function keyOf(userId: string): string {
  return `zelo.columns.${userId}`;
}
