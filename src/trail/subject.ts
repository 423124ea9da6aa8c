import type { TableDeclaration } from '../platform/database/tables.ts';

/** The subjects that the trail tells of. Each subject adds its own by declaration merging, beside its declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects merge their names into it
export interface Subjects {}

/** What an entry of the trail can be about. */
export type Subject = Subjects[keyof Subjects];

/** How one kind of record stands in the trail. */
export type InTrail = {
  /** What the screens call it. */
  readonly label: string;
  /** What they call its fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Where the name is read that a record has today: a table with the column `id`, and a column of it. */
  readonly name?: { readonly table: string; readonly column: string };
  /** Administrators read names and values of it. Without it they don't: they have no way to health data. */
  readonly openToAdmins?: true;
  /**
   * The contracts whose calls are about it, by their name in the list of contracts, each with what its calls name the record
   * by; a single call of a contract that is about something else as `agenda.listHolidays`. So a refused call's entry says which record was asked for; null where calls name something else.
   */
  readonly calls?: Readonly<Record<string, string | null>>;
};

/** What one subject tells to those who work with every subject: trail, refusals, backup and move. */
export type SubjectDeclaration = {
  /** Its tables, in an order in which their rows may be written. */
  readonly tables?: Readonly<Record<string, TableDeclaration>>;
  /** Its names in the trail. */
  readonly trail?: Readonly<Record<string, InTrail>>;
};
