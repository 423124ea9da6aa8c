import { z } from 'zod';
import { type Joined, type JoinedColumn, joinedColumns, type NoJoin, type Shape } from './joined.ts';
import { changeFieldsOf } from './record/change-fields.ts';
import { type Selected, selected, snake } from './record/column-names.ts';

/** What a column holds, as it is answered: nothing that would have to be converted on its way out. */
type Stored = z.ZodString | z.ZodNumber | z.ZodBoolean | z.ZodNullable<z.ZodString | z.ZodNumber>;
type Columns = Readonly<Record<string, Stored>>;

type LastOf<Place> = Place extends `${string}.${infer Last}` ? Last : Place;
type Texts<Name extends string> = { readonly [Of in Name]: z.ZodString };

/**
 * What of a record is answered together: its schema, the columns that a query selects for it, and the column behind each name
 * that a list of it may be sorted by.
 */
export type RowView<Of extends Shape = Shape, Sort extends string = string> = {
  readonly table: string;
  readonly schema: z.ZodObject<Of>;
  readonly columns: readonly string[];
  readonly order: Readonly<Record<Sort, string>>;
  /** The order when none is asked for. */
  readonly first: Sort;
};

/** What is kept beside the fields and made of them, by the name of its column. */
type Derived = Readonly<Record<string, (fields: Readonly<Record<string, string>>) => string>>;

/** A declared record, whatever it is of. */
export type DeclaredRecord = {
  readonly table: string;
  readonly fields: Shape;
  readonly searched: readonly string[];
  readonly derived: Derived;
  readonly own: readonly string[];
  readonly row: RowView;
  readonly whole: RowView;
};

/** The names of what a person types of a record. */
export type FieldOf<Of extends DeclaredRecord> = keyof Of['fields'] & string;
/** The names that a list of such records may be sorted by. */
export type SortOf<Of extends { readonly sorts: readonly string[] }> = Of['sorts'][number];
/** A row of a list of such records. */
export type RowOf<Of extends Pick<DeclaredRecord, 'row'>> = z.output<Of['row']['schema']>;
/** Such a record as it is read. */
export type RecordOf<Of extends Pick<DeclaredRecord, 'whole'>> = z.output<Of['whole']['schema']>;

type Declaration<
  Table extends string,
  Fields extends Shape,
  Row extends Columns,
  More extends Columns,
  Sort extends string,
  Join extends Joined,
> = {
  table: Table;
  /** What a person types, and how it is checked when a record is made; all of it is text in the database. */
  fields: Fields;
  /** What a list shows and may be sorted by, in the order of its columns. */
  listed: readonly [Sort, ...Sort[]];
  /** By which of these a list is sorted when nobody asks; the first one, if not said. */
  sortedBy?: NoInfer<Sort>;
  /** What nobody types and a list answers too. */
  row: Row;
  /** What nobody types and only the whole record has. */
  record?: More;
  /** The fields in which a search looks. By the first one a list is sorted as a person would, without accents and capitals. */
  searched: readonly [keyof Fields & string, ...(keyof Fields & string)[]];
  /** Columns that whoever writes the fields keeps with them. */
  derived?: Derived;
  /** What is answered from a joined table; a field of the same name, the e-mail of a user, is not in the record's own. */
  joined?: Join;
};

/**
 * Declares a record once. From this come its schemas, the columns that are selected, what a list may be sorted by, the text
 * that is searched and the type of its table. A name is called the same in the API and in the database, `companyId` there
 * `company_id`.
 */
export function declareRecord<
  const Table extends string,
  const Fields extends Shape,
  const Row extends Columns,
  const Sort extends (keyof Fields | keyof Row) & string,
  const More extends Columns = Record<never, never>,
  const Join extends Joined = NoJoin,
>(declared: Declaration<Table, Fields, Row, More, Sort, Join>) {
  type OwnField = Exclude<keyof Fields & string, LastOf<keyof Join['columns']>>;
  type ListedField = Exclude<Extract<Sort, OwnField>, keyof Row>;
  type OwnName = OwnField | (keyof Row & string) | (keyof More & string);
  type RowShape = Row & Texts<ListedField> & Join['shape'];
  type WholeShape = Row & Texts<OwnField> & More & Join['shape'];

  const { table, fields, listed, searched, derived = {} } = declared;
  const join: Joined = declared.joined ?? { shape: {}, columns: {} };
  const more: Columns = declared.record ?? {};
  const elsewhere = new Map(
    Object.entries(join.columns).map(([place, column]) => [place.replace(/^.*\./, ''), column]),
  );
  const ownFields = Object.keys(fields).filter((name) => !elsewhere.has(name));
  const rowNames = [...Object.keys(declared.row), ...ownFields.filter((name) => listed.includes(name as Sort))];
  const own = [...new Set([...rowNames, ...ownFields, ...Object.keys(more)])];

  const shape = (names: readonly string[]) => ({
    ...Object.fromEntries(names.map((name) => [name, declared.row[name] ?? more[name] ?? z.string()])),
    ...join.shape,
  });
  const columns = (names: readonly string[]) => [
    ...names.map((name) => selected(table, name)),
    ...joinedColumns(join.columns),
  ];
  const columnOf = (name: string) =>
    name === searched[0] ? `${table}.search` : (elsewhere.get(name) ?? `${table}.${snake(name)}`);
  const order = Object.fromEntries(listed.map((name) => [name, columnOf(name)])) as Record<Sort, string>;
  const first = declared.sortedBy ?? listed[0];

  return {
    table,
    fields,
    /** The same as a change of a record says them: what may be left out stays as it is. */
    changeFields: changeFieldsOf(fields),
    searched,
    derived,
    own: own as OwnName[],
    /** The names that `sort` takes. */
    sorts: listed,
    row: {
      table,
      schema: z.object(shape(rowNames)) as unknown as z.ZodObject<RowShape>,
      columns: columns(rowNames),
      order,
      first,
    },
    whole: {
      table,
      schema: z.object(shape(own)) as unknown as z.ZodObject<WholeShape>,
      columns: columns(own) as (Selected<Table, OwnName> | JoinedColumn<Join['columns']>)[],
      order,
      first,
    },
  };
}

/** The row of a list with something more of a joined table. */
export function withJoined<const Of extends Shape, Sort extends string, More extends Joined>(
  row: RowView<Of, Sort>,
  { shape, columns }: More,
): RowView<Of & More['shape'], Sort> {
  return {
    ...row,
    schema: row.schema.extend(shape) as unknown as z.ZodObject<Of & More['shape']>,
    columns: [...row.columns, ...joinedColumns(columns)],
  };
}
