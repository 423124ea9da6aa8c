import type { z } from 'zod';
import { companyFields } from '../../companies/companies.contract.ts';
import { companyLabels } from '../../companies/companies.labels.ts';
import { employeeCreateInput } from '../../employees/employees.contract.ts';
import { employeeLabels } from '../../employees/employees.labels.ts';
import { receiptLineFields } from '../../esocial/esocial.contract.ts';
import { receiptLineLabels } from '../../esocial/esocial.labels.ts';
import { examRecordFields } from '../../exams/exams.contract.ts';
import { examRecordLabels } from '../../exams/exams.labels.ts';
import { resultFields } from '../../exams/received/exam-results.contract.ts';
import { resultFieldLabels } from '../../exams/received/exam-results.labels.ts';
import { requiredText } from '../../platform/contract/fields.ts';
import { unitFields } from '../../units/units.contract.ts';
import { unitLabels } from '../../units/units.labels.ts';

const { unitId: _, ...employee } = employeeCreateInput.shape;
// The company is the one into which the file is imported.
const { cnpj: __, ...result } = resultFields.shape;
const { cnpj: ___, ...resultLabels } = resultFieldLabels;

/** The checks of what can be imported: the registers' own, field by field. */
export const importFields = {
  units: unitFields.shape,
  /** The unit by its identification or CNPJ: looked up later. */
  employees: { ...employee, unit: requiredText() },
  companies: companyFields.shape,
  /** Whose exam it is: by CPF, and by registration where somebody has two. */
  'exam-records': { cpf: employee.cpf, registration: employee.registration, ...examRecordFields.shape },
  /** Of which exam it says what was found: whose, by CPF and day. */
  'exam-results': result,
  /** Of which event it is: whose, and by the number of its document or its day. */
  receipts: { cpf: employee.cpf, registration: employee.registration, ...receiptLineFields.shape },
} as const satisfies Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

/** What the fields are called: as on screen. */
export const importLabels = {
  units: unitLabels,
  employees: { ...employeeLabels, unit: employeeLabels.unitId },
  companies: companyLabels,
  'exam-records': { cpf: employeeLabels.cpf, registration: employeeLabels.registration, ...examRecordLabels },
  'exam-results': resultLabels,
  receipts: { cpf: employeeLabels.cpf, registration: employeeLabels.registration, ...receiptLineLabels },
} as const satisfies {
  [Kind in keyof typeof importFields]: Readonly<Record<keyof (typeof importFields)[Kind], string>>;
};

/** The fields of a kind. */
export type FieldOfKind<Kind extends keyof typeof importFields> = keyof (typeof importFields)[Kind] & string;

/** Those of them that may be left out of a new record. */
export type OptionalOfKind<Kind extends keyof typeof importFields> = {
  [Field in FieldOfKind<Kind>]: undefined extends z.input<(typeof importFields)[Kind][Field]> ? Field : never;
}[FieldOfKind<Kind>];
