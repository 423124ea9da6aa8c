/**
 * What is kept on this device as JSON, under names that begin with whose it is. Anybody can change local storage: whoever reads
 * checks the shape.
 */

/** What is kept under a name; null where there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value. Answers whether there was room for it. */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`no room on this device for ${key.split('.', 2).join('.')}`, error);
    return false;
  }
}

/** The names under which something is kept and that begin so. */
export function storedKeys(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}
