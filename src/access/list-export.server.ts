import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { Counted } from '../platform/parts.server.ts';
import type { SheetColumn } from '../platform/sheets/sheet.ts';
import type { SignedInContext } from './caller.server.ts';
import type { Endpoint } from './endpoint.ts';

type RowOf<Output extends AnySchema, Rows> = Rows extends keyof InferSchemaInput<Output>
  ? NonNullable<InferSchemaInput<Output>[Rows]> extends readonly (infer Row)[]
    ? Row
    : never
  : never;

type Asked<Input extends AnySchema> = { input: InferSchemaOutput<Input>; context: SignedInContext };

type Declaration<Input extends AnySchema, Row> = {
  /** What the file and its sheet are called. */
  title: string;
  /** What stands in each line. Only what the list call itself answers can be named. */
  columns: readonly SheetColumn<Row>[];
  /** The list call answers all its rows where no page is asked for, in parts where they are many. */
  whole?: true;
  /** Reads all that matches in its own way, where there may be too many for one answer of the call. */
  read?: (asked: Asked<Input>) => Promise<Counted<Row>>;
};

/** A list that is taken away as a spreadsheet, whatever it is of. */
export type ListExport = {
  readonly call: Endpoint<AnySchema, AnySchema>;
  /** The name of the rows in what the call answers. */
  readonly rows: string;
  readonly title: string;
  readonly columns: readonly SheetColumn<never>[];
  readonly whole?: true;
  readonly read?: (asked: never) => Promise<Counted<unknown>>;
};

/**
 * Declares what of a list stands in its spreadsheet (product 19). The lines are what its call answers to whoever asks: the same
 * permission, scope, filters and order, and no more columns than the call has.
 * @param rows the name of the rows in what the call answers
 */
export function listExport<
  Input extends AnySchema,
  Output extends AnySchema,
  const Rows extends keyof InferSchemaInput<Output> & string,
>(call: Endpoint<Input, Output>, rows: Rows, declared: Declaration<Input, RowOf<Output, Rows>>): ListExport {
  return { call, rows, ...declared };
}
