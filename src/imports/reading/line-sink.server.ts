import type { HeaderFinder } from './header-line.server.ts';
import { type Cell, type SheetHeader, type SheetLine, sheetLimits } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';

/** Gives lines away, and waits until they were taken. */
export type TakeLines = (lines: readonly SheetLine[], header: SheetHeader) => Promise<void>;

/** Takes the lines of one sheet as a format brings them. */
export type LineSink = {
  /** @throws {SheetError} where there are too many of them, of their cells or of what stands in these */
  add: (line: number, cells: readonly Cell[]) => void;
  /** Gives what has come on, once it is enough for a batch. */
  flush: (whole?: boolean) => Promise<void>;
  /** The header and how many lines came after it, once all have come; null where nothing came. */
  found: () => { header: SheetHeader; lines: number } | null;
};

/** So many lines go from one thread to the other together, or fewer long ones: who takes them out answers others, too. */
const [batch, batchCharacters] = [100, 500_000];

/** A title, a date and the like may stand above the header. */
const titleLines = 20;

/**
 * Tells the header from the lines: the first line with two cells, since no import has only one column, or the one of those after
 * it that `find` knows for the header.
 */
export function createLineSink(
  sheet: string,
  sheets: () => readonly string[],
  find: HeaderFinder,
  take: TakeLines,
): LineSink {
  const waiting: SheetLine[] = [];
  let titles: SheetLine[] = [];
  let [opening, openingSize]: [SheetLine[], number] = [[], 0];
  let header: SheetHeader | null = null;
  let [lines, characters, held] = [0, 0, 0];

  function begin({ line, cells }: SheetLine): void {
    header = { sheet, sheets: sheets(), line, cells: cells.map((cell) => (cell === null ? '' : String(cell).trim())) };
    if (!header.cells.some((cell) => /\p{L}/u.test(cell))) throw new SheetError('no-header');
  }

  function add(line: number, given: readonly Cell[]): void {
    const cells = trimmed(given);
    if (cells.length === 0) return;
    if (cells.length > sheetLimits.columns) throw new SheetError('too-many-columns');
    const each = { line, cells };
    if (header) keep(each);
    else if (opening.length > 0 || cells.filter((cell) => cell !== null).length > 1) {
      openingSize += sizeOf(each);
      if (opening.push(each) > titleLines || openingSize >= batchCharacters) beginWithOpening();
    } else if (titles.push(each) > titleLines) beginWithTitles();
  }

  function keep(each: SheetLine): void {
    lines += 1;
    if (lines > sheetLimits.lines) throw new SheetError('too-many-lines');
    const size = sizeOf(each);
    characters += size;
    held += size;
    if (characters > sheetLimits.characters) throw new SheetError('too-much');
    waiting.push(each);
  }

  function beginWithOpening(): void {
    const [first, ...others] = opening.slice(find(opening));
    opening = [];
    if (first) begin(first);
    others.forEach(keep);
  }

  /** A sheet of one column after all. */
  function beginWithTitles(): void {
    const [first, ...others] = titles;
    titles = [];
    if (first) begin(first);
    others.forEach(keep);
  }

  return {
    add,
    async flush(whole = false) {
      if (whole && opening.length > 0) beginWithOpening();
      if (whole && !header) beginWithTitles();
      while (header && (waiting.length >= batch || held >= batchCharacters || (whole && waiting.length > 0))) {
        const { count, size } = fitting(waiting);
        held -= size;
        await take(waiting.splice(0, count), header);
      }
    },
    found() {
      if (opening.length > 0) beginWithOpening();
      return header && { header: { ...header, sheets: sheets() }, lines };
    },
  };
}

/** How many of the first lines go together, and what they take. */
function fitting(lines: readonly SheetLine[]): { count: number; size: number } {
  let [count, size] = [0, 0];
  for (const line of lines.slice(0, batch)) {
    if (size >= batchCharacters) break;
    count += 1;
    size += sizeOf(line);
  }
  return { count, size };
}

/** What a line takes where it is held: its texts, and a little for each cell. */
function sizeOf({ cells }: SheetLine): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0) + 4, 0);
}

/** Without what is empty at the end; no text is longer than any field could be. */
function trimmed(cells: readonly Cell[]): Cell[] {
  let length = cells.length;
  while (length > 0 && isEmpty(cells[length - 1])) length -= 1;
  return cells.slice(0, length).map((cell) => {
    if (isEmpty(cell)) return null;
    return typeof cell === 'string' ? cell.slice(0, sheetLimits.cellCharacters) : (cell ?? null);
  });
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
