import { sameName } from '../columns/header-key.rules.ts';
import type { SheetLine } from './sheet.labels.ts';

/** What the columns of each kind of import are called, in the form in which names are compared. */
export type ColumnNames = readonly (readonly string[])[];

/** Tells which of the first lines of a sheet, by its place among them, is the header. */
export type HeaderFinder = (lines: readonly SheetLine[]) => number;

/** So many more columns a line must name than the first one: a title has two cells that say something, too. */
const clearly = 2;

/** Longer than any name of a column, which is not looked at. */
const longest = 200;

/** The header is the first line, unless another one names clearly more columns of one kind: then a title stands above it. */
export function headerFinder(names: ColumnNames): HeaderFinder {
  const kinds = names.map((ofKind) => new Set(ofKind));
  return (lines) => {
    const fits = lines.map((line) => {
      const said = namesIn(line);
      return Math.max(0, ...kinds.map((kind) => said.filter((name) => kind.has(name)).length));
    });
    const most = Math.max(0, ...fits);
    return most >= (fits[0] ?? 0) + clearly ? fits.indexOf(most) : 0;
  };
}

function namesIn({ cells }: SheetLine): string[] {
  const texts = cells.filter((cell) => typeof cell === 'string' && cell.length <= longest) as string[];
  return [...new Set(texts.map(sameName))];
}
