import { z } from 'zod';
import { cpfField, dateField, optionalRgField, phoneField } from '../platform/contract/brazil.ts';
import { cpfWarning, nisWarning } from '../platform/contract/check-digits.ts';
import { optionalText, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { joined } from '../platform/contract/joined.ts';
import { declareRecord, withJoined } from '../platform/contract/record.ts';
import { wrongNumbersOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { defaultPcdObservation, esocialRegisteredOptions, pcdOptions, sexOptions } from './employees.labels.ts';
import { isBornBeforeToday } from './employees.rules.ts';
import { esocialCategoryField } from './esocial/esocial-category.schema.ts';

const choice = { error: (issue: { input?: unknown }) => (issue.input ? 'Escolha uma das opções' : requiredMessage) };

export const employeeRecord = declareRecord({
  table: 'employees',
  fields: {
    name: requiredText(),
    cpf: cpfField,
    pcd: z.enum([...pcdOptions, ''], choice).default(''),
    pcd_observation: optionalText().default(defaultPcdObservation),
    sex: z.enum(sexOptions, choice),
    dt_birth: dateField.refine(isBornBeforeToday, 'A data de nascimento deve ser anterior a hoje'),
    phone_number: phoneField,
    admission_dt: dateField,
    function_start_dt: dateField,
    office: requiredText(),
    employee_function: requiredText(),
    registration: requiredText(50),
    sector: requiredText(),
    cbo: requiredText(20),
    nis: optionalText(20).default(''),
    rg: optionalRgField.default(''),
    esocial_category: esocialCategoryField.default(''),
    esocial_registered: z.enum([...esocialRegisteredOptions, ''], choice).default(''),
    esocial_registration: optionalText(30).default(''),
  },
  listed: ['name', 'cpf', 'rg', 'phone_number', 'registration'],
  row: {
    id: z.string(),
    companyId: z.string(),
    unitId: z.string().nullable(),
    employee_function: z.string(),
    /** When the employee left the lists; null for one who is in them. */
    inactivatedAt: z.string().nullable(),
  },
  record: { version: z.number() },
  searched: ['name', 'cpf', 'registration', 'phone_number'],
  derived: { wrong_numbers: wrongNumbersOf({ cpf: cpfWarning, nis: nisWarning }) },
});

const unitName = joined({ unitName: z.string().nullable() }, { unitName: 'units.identification' });

/** An employee in a list of a company: with the name of the unit, where they are of one. */
export const listedEmployee = withJoined(employeeRecord.row, unitName);

/** The whole record of an employee, with the name of the unit. */
export const wholeEmployee = withJoined(employeeRecord.whole, unitName);

/** An employee found among all companies: whose, too. */
export const foundEmployee = withJoined(
  listedEmployee,
  joined({ companyName: z.string() }, { companyName: 'companies.fantasy_name' }),
);
