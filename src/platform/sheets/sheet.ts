/** What a cell of a spreadsheet holds; null where there is nothing. */
type Cell = string | number | null;

/**
 * A column of a spreadsheet. A text stays a text, with the zeros of a registration; a `day` is `YYYY-MM-DD` and becomes a date;
 * a `moment` is an instant in ISO 8601 and becomes date and time.
 */
export type SheetColumn<Row> = {
  readonly header: string;
  readonly value: (row: Row) => Cell;
  readonly as?: 'day' | 'moment';
};

/** A spreadsheet that is written while it is being read. */
export type Sheet<Row> = {
  readonly title: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly parts: AsyncIterable<readonly Row[]>;
  /** The IANA name of the zone in which moments are told. */
  readonly timeZone: string;
};

/** The kinds of file that a list is taken away as. */
export const sheetFormats = ['xlsx', 'csv'] as const;

export type SheetFormat = (typeof sheetFormats)[number];

/** Columns that hold fields of the row under their labels. */
export function labelled<Name extends string>(labels: Readonly<Record<Name, string>>, ...names: readonly Name[]) {
  return names.map((name) => ({ header: labels[name], value: (row: Readonly<Record<Name, string>>) => row[name] }));
}

/** Yes or no, as the screens say it. */
export function yesOrNo(value: boolean): string {
  return value ? 'Sim' : 'Não';
}
