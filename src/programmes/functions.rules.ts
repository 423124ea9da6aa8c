import { fold } from '../platform/database/search/search.ts';

/** A function as people have it, with how many they are; spellings that are the same one are told as the most usual. */
export function mergedFunctions(places: readonly { function: string; people: number }[]) {
  const merged = new Map<string, { name: string; people: number }>();
  for (const { function: name, people } of places.toSorted((a, b) => b.people - a.people)) {
    const known = merged.get(fold(name));
    merged.set(fold(name), { name: known?.name ?? name, people: people + (known?.people ?? 0) });
  }
  return [...merged.values()].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
