import { z } from 'zod';
import { importFields, importLabels } from './column-fields.rules.ts';
import type { ImportColumn, ImportKind } from './columns.labels.ts';
import { companyColumns } from './company-columns.rules.ts';
import type { Described } from './described.rules.ts';
import { employeeColumns } from './employee-columns.rules.ts';
import { examColumns } from './exam-columns.rules.ts';
import { examResultColumns } from './exam-result-columns.rules.ts';
import { receiptColumns } from './receipt-columns.rules.ts';
import { unitColumns } from './unit-columns.rules.ts';

const described: Readonly<Record<ImportKind, Readonly<Record<string, Described>>>> = {
  units: unitColumns,
  employees: employeeColumns,
  companies: companyColumns,
  'exam-records': examColumns,
  'exam-results': examResultColumns,
  receipts: receiptColumns,
};

/** The register's own check of each field of a kind. */
export function fieldsOf(kind: ImportKind): Readonly<Record<string, z.ZodType>> {
  return importFields[kind];
}

/** The columns that a file of a kind may have, in the order of its model. */
export function columnsOf(kind: ImportKind): readonly ImportColumn[] {
  return columns[kind];
}

const columns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  units: declared('units'),
  employees: declared('employees'),
  companies: declared('companies'),
  'exam-records': declared('exam-records'),
  'exam-results': declared('exam-results'),
  receipts: declared('receipts'),
};

function declared(kind: ImportKind): readonly ImportColumn[] {
  const labels: Readonly<Record<string, string>> = importLabels[kind];
  return Object.entries(described[kind]).map(([field, { form, options, synonyms, required, ...said }]) => {
    const schema = fieldsOf(kind)[field];
    return {
      ...said,
      field,
      label: labels[field] ?? field,
      form: form ?? 'text',
      options: options ?? null,
      synonyms: synonyms ?? [],
      required: required ?? !schema?.safeParse(undefined).success,
      longest: longestOf(schema),
    };
  });
}

/** How many characters a field takes, where its schema says so. */
function longestOf(schema: z.ZodType | undefined): number | null {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return longestOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodString ? schema.maxLength : null;
}
