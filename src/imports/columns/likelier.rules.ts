import { type ImportKind, importKinds } from './columns.labels.ts';
import { matchColumns } from './match.rules.ts';

/** So many more columns have to fit before a person is asked about it. */
const clearly = 3;

/** The kind that a file's columns fit clearly better than the one that was chosen; null where there is none. */
export function likelierKind(chosen: ImportKind, header: readonly string[]): ImportKind | null {
  const fits = (kind: ImportKind) => Object.keys(matchColumns(kind, header)).length;
  const least = fits(chosen) + clearly;
  const [best] = importKinds.map((kind) => ({ kind, fit: fits(kind) })).sort((one, other) => other.fit - one.fit);
  return best && best.fit >= least ? best.kind : null;
}
