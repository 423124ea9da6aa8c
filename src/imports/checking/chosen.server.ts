import { invalidInput } from '../../platform/contract/errors.ts';
import type { ImportColumn, RememberedColumns } from '../columns/columns.labels.ts';
import { headerKey } from '../columns/header-key.rules.ts';
import type { Details } from '../details.server.ts';

/**
 * What was chosen for the fields, by the names of the columns: so another file with the same names is understood alike.
 * @param chosen for each field a column, or null
 * @throws 400 for a field or a column that there is not, and for a column that is taken twice
 */
export function chosenByHand(
  { header, match }: Pick<Details, 'header' | 'match'>,
  chosen: Readonly<Record<string, number | null>>,
  fields: readonly ImportColumn[],
): RememberedColumns {
  const known = new Set(fields.map(({ field }) => field));
  const wanted: Record<string, number | null> = { ...match, ...chosen };
  const taken = Object.values(wanted).filter((at) => at !== null);
  const issues = Object.entries(chosen).flatMap(([field, at]) => {
    const path = `columns.${field}`;
    if (!known.has(field)) return [{ path, message: 'Este campo não existe' }];
    if (at !== null && header[at] === undefined) return [{ path, message: 'A planilha não tem esta coluna' }];
    const isTwice = at !== null && taken.filter((other) => other === at).length > 1;
    return isTwice ? [{ path, message: 'Esta coluna já está em outro campo: escolha outra' }] : [];
  });
  if (issues.length > 0) throw invalidInput(issues);
  const names: Record<string, string | null> = {};
  const name = (at: number) => headerKey(header[at] ?? '');
  // First what a field had and has no more, then what it has now: two fields may change places.
  for (const field of Object.keys(chosen)) {
    const had = match[field];
    if (had !== undefined) names[name(had)] = null;
  }
  for (const [field, at] of Object.entries(chosen)) if (at !== null) names[name(at)] = field;
  return names;
}
