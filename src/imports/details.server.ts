import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { openText, sealText } from '../platform/storage/sealed-text.server.ts';
import type { ColumnMatch, RememberedColumns } from './columns/columns.labels.ts';
import type { Import, ImportChoices } from './imports.contract.ts';
import type { SheetProblem } from './reading/sheet.labels.ts';

/** How a file was understood, and what would become of it. */
export type Details = Pick<
  Import,
  'problem' | 'sheet' | 'sheets' | 'header' | 'counts' | 'inactive' | 'unknownUnits' | 'newUnits'
> & {
  /** Why the file was not taken, where it was not. */
  refusal: SheetProblem | null;
  /** The sheet that was asked for; else the first with content is read. */
  chosenSheet: string | null;
  /** What was chosen by hand for this file, by the names of its columns. */
  byHand: RememberedColumns;
  match: ColumnMatch;
  choices: ImportChoices;
  /** Of the register that it was compared with. */
  registerPrint: string;
};

/** What is known of a file before anybody has looked into it. */
export const noDetails: Details = {
  ...{ problem: null, sheet: null, sheets: [], header: [], inactive: 0, unknownUnits: [], newUnits: [] },
  counts: { create: 0, change: 0, same: 0, wrong: 0, warned: 0, reactivate: 0 },
  ...{ refusal: null, chosenSheet: null, byHand: {}, match: {}, registerPrint: '' },
  choices: { reactivate: false, withoutUnknownUnit: false, newUnits: null },
};

/** The details as the row keeps them: sealed where there are keys, for this import alone. */
export function keepDetails(id: string, details: Details, keys: EncryptionKeys): string {
  return sealText(JSON.stringify(details), `import ${id}`, keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function detailsOf({ id, details }: { id: string; details: string }, keys: EncryptionKeys): Details {
  const kept = JSON.parse(openText(details, `import ${id}`, keys)) as Details;
  // An older version has kept less.
  return { ...noDetails, ...kept, choices: { ...noDetails.choices, ...kept.choices } };
}
