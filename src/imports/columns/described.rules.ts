import type { FieldOfKind, OptionalOfKind } from './column-fields.rules.ts';
import type { CellForm, ImportColumn, ImportKind } from './columns.labels.ts';

/** What is said of a column beside what the register's own field says. */
export type Described = {
  examples: ImportColumn['examples'];
  explanation: string;
  synonyms?: readonly string[];
  form?: CellForm;
  options?: Readonly<Record<string, string>>;
  /** Where the register needs what another column may bring, too. */
  required?: boolean;
};

/**
 * The columns of a kind, in the order of its model. Each field that a new record needs is among them; one that may be left out
 * and is not described here can't be imported.
 */
export type DescribedColumns<Kind extends ImportKind> = Readonly<
  Record<Exclude<FieldOfKind<Kind>, OptionalOfKind<Kind>>, Described> & Partial<Record<OptionalOfKind<Kind>, Described>>
>;

/** What is written for yes and no; by `headerKey`. */
export const yesAndNo: Readonly<Record<string, string>> = {
  sim: 'sim',
  s: 'sim',
  yes: 'sim',
  y: 'sim',
  verdadeiro: 'sim',
  true: 'sim',
  '1': 'sim',
  x: 'sim',
  nao: 'não',
  n: 'não',
  no: 'não',
  falso: 'não',
  false: 'não',
  '0': 'não',
};
