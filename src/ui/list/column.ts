import type { AnyContractProcedure, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { ReactNode } from 'react';

/** A column of a table of rows, sortable by the names that the list call takes. */
export type Column<Row, Sort extends string = never> = {
  header: string;
  /** What stands in its head instead of that word. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The name that the list call sorts by; without one the column can't be sorted. */
  sort?: Sort;
  /** A value that is read in one piece, such as a CPF: it is not broken over lines. */
  whole?: boolean;
  /** It names the record: it is always there, and the head of its card on a telephone. Where none says so, the first that is not `whole`. */
  names?: boolean;
  /** How the record stands, in a pill: on a telephone beside the name. */
  state?: boolean;
  /** Its heading on a telephone, where it is shorter. */
  brief?: string;
  /** Says by itself what it is: on a telephone without its heading. */
  plain?: boolean;
  /** No fact of the record, as the box by which it is chosen: always there, and no matter of choice. */
  fixed?: boolean;
};

type Rows<Answer> = { [Name in keyof Answer]-?: Answer[Name] extends readonly (infer Row)[] ? Row : never };
type Ascending<Sort> = Sort extends `-${string}` ? never : Sort & string;

/** The rows that a list call answers. */
type RowOf<Call extends AnyContractProcedure> = Rows<
  InferContractRouterOutputs<Call>
>[keyof InferContractRouterOutputs<Call>];

/** The names that a list call sorts by. */
type SortOf<Call extends AnyContractProcedure> =
  InferContractRouterInputs<Call> extends { sort?: infer Sort } ? Ascending<Sort> : never;

/** The columns of a list, as its call in the contract allows: a value that its rows lack or an unknown order does not compile. */
export type ColumnsOf<Call extends AnyContractProcedure> = readonly Column<RowOf<Call>, SortOf<Call>>[];
