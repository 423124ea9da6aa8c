import { nameKey } from '../columns/header-key.rules.ts';

/** A company's units as a file may name them. */
export type UnitNames = {
  /** The units of a name or CNPJ; a name goes before a CNPJ. */
  find: (said: string) => readonly string[];
  nameOf: (id: string | null) => string;
  has: (id: string) => boolean;
};

/** Makes a company's units findable by name, however it is written, and by CNPJ. */
export function unitNames(units: readonly { id: string; identification: string; cnpj: string }[]): UnitNames {
  const byName = grouped(units.map(({ id, identification }) => [nameKey(identification), id]));
  const byCnpj = grouped(units.map(({ id, cnpj }) => [bare(cnpj), id]));
  const names = new Map(units.map(({ id, identification }) => [id, identification]));
  return {
    find: (said) => byName.get(nameKey(said)) ?? byCnpj.get(bare(said)) ?? [],
    nameOf: (id) => (id === null ? '' : (names.get(id) ?? '')),
    has: (id) => names.has(id),
  };
}

/** A CNPJ without its punctuation. */
function bare(text: string): string {
  return text.toUpperCase().replace(/[^\dA-Z]/g, '');
}

function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, id] of pairs) {
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return groups;
}
