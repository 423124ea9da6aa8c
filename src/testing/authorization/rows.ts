import { exportedLists } from '../../app/api.server.ts';
import { exportName } from '../../trail/export-detail.rules.ts';
import { careRows } from './care-rows.ts';
import { documentsRows } from './documents-rows.ts';
import { healthRows } from './health-rows.ts';
import { houseRows } from './house-rows.ts';
import { anybody, type Expected, nothing } from './outcomes.ts';
import { registersRows } from './registers-rows.ts';
import { signInRows } from './sign-in-rows.ts';

const rowsOfSubjects: Readonly<Record<string, Expected>> = {
  ...signInRows,
  ...registersRows,
  ...documentsRows,
  ...healthRows,
  ...careRows,
  ...houseRows,
};

/** What the authorisation matrix expects, by the name of the call. Whoever may list may export, and nobody else (product 19). */
export const rows: Readonly<Record<string, Expected>> = {
  ...rowsOfSubjects,
  ...Object.fromEntries(
    Object.keys(exportedLists).map((list) => [`exports.${exportName(list)}`, rowsOfSubjects[list] ?? anybody(nothing)]),
  ),
};
