import { fold } from '../../platform/database/search/search.ts';
import type { Remark } from '../columns/columns.labels.ts';

/**
 * What is said of a line that gives somebody a name of which not one word is theirs: the CPF may be that of another person,
 * whose record the line would overwrite.
 * @param before the name in the register
 * @param after the name in the file
 */
export function otherNameRemark(before: string, after: string): Remark | null {
  const known = new Set(wordsOf(before));
  const said = wordsOf(after);
  if (said.length === 0 || known.size === 0 || said.some((word) => known.has(word))) return null;
  const message = `Este CPF é de ${before} no cadastro: confira se é a mesma pessoa`;
  return { field: 'cpf', level: 'warning', code: 'unusual', message };
}

/** The words that tell people apart; not `de`, `da`, `e`. */
function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && word !== 'dos' && word !== 'das');
}
