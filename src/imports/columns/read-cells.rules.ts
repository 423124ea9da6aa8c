import { esocialWarning } from '../../companies/companies.rules.ts';
import { admissionWarning, birthWarning, functionStartWarning } from '../../employees/employees.rules.ts';
import { cpfWarning, nisWarning } from '../../platform/contract/check-digits.ts';
import { registrationWarning } from '../../platform/contract/registration/registration.rules.ts';
import type { Cell } from '../reading/sheet.labels.ts';
import { choiceCell } from './cells/choice-cell.rules.ts';
import { dateCell } from './cells/date-cell.rules.ts';
import { codeCell, digitsCell, phoneCell, unitCell } from './cells/digits-cell.rules.ts';
import { examCell, withExamCode } from './cells/exam-cell.rules.ts';
import { registrationCell, withRegistrationKind } from './cells/registration-cell.rules.ts';
import { remembering } from './cells/remembering.rules.ts';
import { textCell } from './cells/text-cell.rules.ts';
import type { Understood } from './cells/understood.rules.ts';
import type { CellForm, CellsRead, ColumnMatch, ImportColumn, ImportKind, Remark } from './columns.labels.ts';
import { columnsOf, fieldsOf } from './columns.rules.ts';

const byForm: Readonly<Record<CellForm, (cell: Cell, column: ImportColumn) => Understood>> = {
  text: textCell,
  code: codeCell,
  cpf: (cell) => digitsCell('cpf', cell),
  registration: (cell) => registrationCell(cell, ''),
  cep: (cell) => digitsCell('cep', cell),
  nis: (cell) => digitsCell('nis', cell),
  cbo: (cell) => digitsCell('cbo', cell),
  cnae: (cell) => digitsCell('cnae', cell),
  phone: phoneCell,
  date: (cell) => dateCell(cell),
  birth: (cell) => dateCell(cell, true),
  exam: examCell,
  unit: unitCell,
  choice: (cell, column) => choiceCell(column, cell),
};

const checkDigits: Partial<Record<CellForm, (text: string) => string | null>> = {
  cpf: cpfWarning,
  registration: registrationWarning,
  nis: nisWarning,
};

/**
 * Reads the lines of a file as the register's calls take them, each field checked as there; what one field says of another is
 * checked when the whole record is.
 * @returns what reads one line after another
 */
export function cellsReader(kind: ImportKind, match: ColumnMatch): (cells: readonly Cell[]) => CellsRead {
  const readers = columnsOf(kind).flatMap((column) => {
    const at = match[column.field];
    const understand = (cell: Cell) => checked(kind, column, byForm[column.form](cell, column));
    return at === undefined ? [] : [{ column, at, understood: remembering(understand) }];
  });
  const kindReader = readers.find(({ column }) => column.field === 'registrationKind');
  const columns = readers.map(({ column, at, understood }) => ({
    field: column.field,
    read: (cells: readonly Cell[]) => {
      const cell = cells[at] ?? null;
      if (column.form !== 'registration' || !kindReader) return understood(cell);
      const said = kindReader.understood(cells[kindReader.at] ?? null).text;
      return said === '' ? understood(cell) : checked(kind, column, registrationCell(cell, said));
    },
  }));
  return (cells) => {
    const values: Record<string, string> = {};
    const remarks: Remark[] = [];
    for (const { field, read } of columns) {
      const { text, remarks: found } = read(cells);
      for (const remark of found) remarks.push({ field, ...remark });
      if (text !== '') values[field] = text;
    }
    for (const [field, message] of unusualIn(kind, values))
      if (message) remarks.push({ field, level: 'warning', code: 'unusual', message });
    return { values: completed(kind, values), remarks };
  };
}

/** What other cells of the line tell of one that is empty. */
function completed(kind: ImportKind, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (kind === 'exam-records' || kind === 'exam-results') return withExamCode(values);
  return kind === 'employees' || kind === 'receipts' ? values : withRegistrationKind(values);
}

/** What was understood, as the register keeps it: its own check has the last word. */
function checked(kind: ImportKind, { field, form }: ImportColumn, understood: Understood): Understood {
  const schema = fieldsOf(kind)[field];
  if (understood.text === '' || !schema) return understood;
  const { data, error } = schema.safeParse(understood.text);
  if (error)
    return { text: '', remarks: [{ level: 'error', code: 'invalid', message: error.issues[0]?.message ?? '' }] };
  const text = String(data);
  const warning = checkDigits[form]?.(text);
  if (!warning) return { ...understood, text };
  return { text, remarks: [...understood.remarks, { level: 'warning', code: 'check-digit', message: warning }] };
}

/** What the register's forms say of dates that are possible and seldom meant. */
function unusualIn(kind: ImportKind, values: Readonly<Record<string, string>>): readonly [string, string | null][] {
  const { dt_birth = '', admission_dt = '', function_start_dt = '', dt_start_esocial = '' } = values;
  if (kind === 'companies') return [['dt_start_esocial', esocialWarning(dt_start_esocial)]];
  if (kind !== 'employees') return [];
  return [
    ['dt_birth', birthWarning(dt_birth)],
    ['admission_dt', admissionWarning(admission_dt, dt_birth)],
    ['function_start_dt', functionStartWarning(function_start_dt, admission_dt)],
  ];
}
