/** What can be imported. */
export const importKinds = ['units', 'employees', 'companies', 'exam-records', 'exam-results', 'receipts'] as const;

export type ImportKind = (typeof importKinds)[number];

/** What a cell is read as, before the register's own check. */
export type CellForm =
  | 'text'
  | 'code'
  | 'cpf'
  | 'registration'
  | 'cep'
  | 'nis'
  | 'phone'
  | 'date'
  | 'birth'
  | 'cbo'
  | 'cnae'
  | 'exam'
  | 'choice'
  | 'unit';

/** A column that a file of a kind may have. */
export type ImportColumn = {
  /** The field of the register's calls that it fills; `unit` and whose exam it is are looked up later. */
  field: string;
  /** What it is called on screen and in the model. */
  label: string;
  /** Whether a new record needs it; one that is there already keeps what it has. */
  required: boolean;
  /** The characters that it may have at most, where that is limited. */
  longest: number | null;
  form: CellForm;
  /** The words that it may say, each with what it is kept as; null where it says what it likes. */
  options: Readonly<Record<string, string>> | null;
  /** What other products call it. */
  synonyms: readonly string[];
  /** As it stands in the two lines of the model. */
  examples: readonly [string, string];
  /** What to write there. */
  explanation: string;
};

/** In which column of a file each field stands, from 0; a field that is not there is not imported. */
export type ColumnMatch = Readonly<Record<string, number>>;

/** What was chosen by hand for a column, by `headerKey` of its name; null for one that is left out. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

/** What a cell may be told about. */
type RemarkCode =
  | 'zeros-restored'
  | 'digits-lost'
  | 'check-digit'
  | 'two-digit-year'
  | 'serial-date'
  | 'became-date'
  | 'placeholder'
  | 'formula-error'
  | 'unusual'
  | 'unknown-option'
  | 'invalid';

/** What is wrong with a cell, or was understood in a way that the person should know of. */
export type Remark = { field: string; level: 'error' | 'warning'; code: RemarkCode; message: string };

/** A line as the register's calls take it: a field whose cell is empty or wrong is not there. */
export type CellsRead = { values: Readonly<Record<string, string>>; remarks: readonly Remark[] };
