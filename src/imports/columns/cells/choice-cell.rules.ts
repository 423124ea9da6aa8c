import type { Cell } from '../../reading/sheet.labels.ts';
import type { ImportColumn } from '../columns.labels.ts';
import { headerKey } from '../header-key.rules.ts';
import { optionWords } from '../option-words.rules.ts';
import { withoutDecimals } from './number-text.rules.ts';
import { asText } from './text-cell.rules.ts';
import { plain, refused, type Understood } from './understood.rules.ts';

/** One of the words that a column may say, however it is written. */
export function choiceCell(column: ImportColumn, cell: Cell): Understood {
  const read = asText(cell);
  if (read.text === '') return read;
  const kept = optionOf(column.options ?? {}, headerKey(withoutDecimals(read.text)));
  return kept === undefined
    ? refused('unknown-option', `Use uma destas opções: ${optionWords(column).join(', ')}`)
    : plain(kept);
}

/** The option of a word, alone, after a figure or beside its own abbreviation: `1 - Periódico`, `SP - São Paulo`. */
function optionOf(options: Readonly<Record<string, string>>, key: string): string | undefined {
  const [first = '', ...others] = key.split(' ');
  const rest = others.join(' ').replace(/^exame (medico |clinico )?(de )?/, '');
  const known = (word: string) => (Object.hasOwn(options, word) ? options[word] : undefined);
  const whole = known(key) ?? known(key.replace(/^exame (medico |clinico )?(de )?/, ''));
  if (whole !== undefined) return whole;
  const isBeside = /^\d+$/.test(first) || known(first) === known(rest);
  return isBeside ? known(rest) : undefined;
}
