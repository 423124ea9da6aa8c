/**
 * What a picture is drawn from, and its table with it: one thing, so that neither says what the other does not. A cell is a number;
 * 'suppressed' where the number would let somebody be found; null where there is none to say.
 */
export type Cell = number | 'suppressed' | null;

/** What is told of every entry: one look in the picture, one column of the table. */
export type Series = { key: string; label: string };

/** A month, for example: one place on the axis, one line of the table. */
export type Entry = {
  key: string;
  label: string;
  cells: Readonly<Record<string, Cell>>;
  /** The list behind it. */
  to?: string | undefined;
};

export type ChartData = {
  /** What the entries are, as the table heads them: 'Mês'. */
  of: string;
  series: readonly Series[];
  entries: readonly Entry[];
  /** How many digits after the comma are read and heard at most; one where this is left out. */
  digits?: number;
};

/** As a cell is read, seen and heard: never as 0 or as nothing where it is suppressed. */
export function shownCell(cell: Cell | undefined, digits = 1): string {
  if (cell === 'suppressed') return 'suprimido';
  return cell === null || cell === undefined ? '–' : cell.toLocaleString('pt-BR', { maximumFractionDigits: digits });
}

/** How long a cell is drawn. */
export function lengthOf(cell: Cell | undefined): number {
  return typeof cell === 'number' ? cell : 0;
}

/** All that is drawn of an entry, one upon the other. */
export function sumOf(entry: Entry, series: readonly Series[]): number {
  return series.reduce((sum, { key }) => sum + lengthOf(entry.cells[key]), 0);
}

export function hasSuppressed(entry: Entry, series: readonly Series[]): boolean {
  return series.some(({ key }) => entry.cells[key] === 'suppressed');
}

/** What is said of an entry in one sentence: 'Matriz: Vencidos 12, Em até 30 dias suprimido'. */
export function saidOf(entry: Entry, series: readonly Series[], digits = 1): string {
  const only = series.length === 1;
  const said = series.map(({ key, label }) => `${only ? '' : `${label} `}${shownCell(entry.cells[key], digits)}`);
  return `${entry.label}: ${said.join(', ')}`;
}

/** The most that is drawn at one place; 1 where nothing is, so that there is an axis. */
export function highest(lengths: readonly number[]): number {
  return Math.max(1, ...lengths);
}

/** Every how manyth label of an axis has room. */
export function everyNth(count: number, width: number, label = 48): number {
  return Math.max(1, Math.ceil((count * label) / Math.max(width, 1)));
}
