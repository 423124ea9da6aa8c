import type { Cell } from '../../reading/sheet.labels.ts';
import { asText } from './text-cell.rules.ts';
import { plain, refused, type Understood, warned } from './understood.rules.ts';

/** A code of Tabela 27, which may stand before a name: `0281 - Audiometria`. */
const coded = /^(\d{3,4})(?:\s*[-–:]\s*|\s+)?(\D.*)?$/;

/** The code of an exam in Tabela 27: four digits. */
export function examCell(cell: Cell): Understood {
  const read = asText(cell);
  if (read.text === '') return read;
  const [, code = ''] = coded.exec(read.text.padStart(3, '0')) ?? [];
  if (code === '')
    return refused('invalid', 'O código do exame tem 4 dígitos, como 0281: escreva o nome na coluna do nome');
  const text = code.padStart(4, '0');
  return code.length === 4
    ? plain(text)
    : warned(text, 'zeros-restored', `A planilha tirou os zeros do começo: lido como ${text}`);
}

/** A line whose name of the exam begins with the code, or is nothing else: each where it belongs. */
export function withExamCode(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { exam_name, ...others } = values;
  const [, code, name] = /^\d{4}(?!\d)/.test(exam_name ?? '') ? (coded.exec(exam_name ?? '') ?? []) : [];
  if (!code) return values;
  return { exam_code: code, ...others, ...(name && { exam_name: name.trim() }) };
}
