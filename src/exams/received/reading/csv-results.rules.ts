import { csvRecords } from '../../../platform/csv-records.rules.ts';
import { fold } from '../../../platform/database/search/search.ts';
import type { SentResult } from '../exam-results.contract.ts';
import { resultFieldLabels } from '../exam-results.labels.ts';

type Field = keyof typeof resultFieldLabels;

const fields = Object.keys(resultFieldLabels) as Field[];

/** What a column may be called: the field's name, what the screen calls it, and what laboratories do. */
const columns: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(fields.map((field) => [fold(resultFieldLabels[field]), field])),
  ...Object.fromEntries(fields.map((field) => [field, field])),
  ...{ data: 'done_on', codigo: 'exam_code', procedimento: 'exam_code', exame: 'exam_name', valor: 'value' },
  ...{ resultado: 'abnormal', observacao: 'observation', empresa: 'cnpj' },
};

/**
 * The results of a CSV, each with its line, after the names of its columns; a column that is none of these is left out.
 * @throws {CsvError} on a quote that nothing closes
 */
export function csvResults(text: string): { line: number; result: SentResult }[] {
  const [header, ...rows] = csvRecords(text);
  const names = header?.cells.map((cell) => columns[fold(cell.trim())]) ?? [];
  return rows.map(({ line, cells }) => {
    const told = cells.flatMap((cell, at) => {
      const name = names[at];
      return name && cell.trim() !== '' ? [[name, cell.trim()] as const] : [];
    });
    return { line, result: Object.fromEntries(told) };
  });
}
