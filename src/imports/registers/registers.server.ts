import type { ImportKind } from '../columns/columns.labels.ts';
import { companiesRegister } from './companies.server.ts';
import { employeesRegister } from './employees.server.ts';
import { examRecordsRegister } from './exam-records.server.ts';
import { examResultsRegister } from './exam-results.server.ts';
import type { Register } from './planned.server.ts';
import { receiptsRegister } from './receipts.server.ts';
import { unitsRegister } from './units.server.ts';

/** The register of each kind. */
export const registers: Readonly<Record<ImportKind, Register>> = {
  units: unitsRegister,
  employees: employeesRegister,
  companies: companiesRegister,
  'exam-records': examRecordsRegister,
  'exam-results': examResultsRegister,
  receipts: receiptsRegister,
};
