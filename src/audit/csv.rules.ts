import { stringify } from 'csv-stringify/sync';
import type { AuditEntry } from './audit.contract.ts';
import { actionLabel, actorLabel, actorTypeLabel, changeLabels, momentsIn, subjectLabel } from './labels.rules.ts';

const header = [
  'Número',
  'Data e hora',
  'Quem',
  'Tipo de usuário',
  'Ação',
  'O quê',
  'Empresa',
  'Empregado (identificador)',
  'Campos alterados',
  'Endereço de rede',
  'Hash',
];

/**
 * The entries as a CSV that a Brazilian Excel opens by a double click: UTF-8 with a byte order mark, semicolons, CRLF
 * (RFC 4180 for the rest). It comes as it is read: the text of each part is forgotten once it is sent.
 * @param timeZone the IANA name of the zone that dates and times are told in
 */
export async function* csvOf(parts: AsyncIterable<readonly AuditEntry[]>, timeZone: string): AsyncGenerator<string> {
  const moment = momentsIn(timeZone);
  yield `\uFEFF${linesOf([header])}`;
  for await (const entries of parts) yield linesOf(entries.map((entry) => cellsOf(entry, moment)));
}

const form = { delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true } as const;

function linesOf(rows: string[][]): string {
  return stringify(rows, { ...form, cast: { string: asText } });
}

function cellsOf(entry: AuditEntry, moment: ReturnType<typeof momentsIn>): string[] {
  return [
    String(entry.number),
    moment(entry),
    actorLabel(entry),
    actorTypeLabel(entry),
    actionLabel(entry),
    subjectLabel(entry),
    entry.companyName ?? '',
    entry.employeeId ?? '',
    changeLabels(entry).map(changeText).join(' | '),
    entry.address ?? '',
    entry.hash,
  ];
}

function changeText({ label, before, after }: ReturnType<typeof changeLabels>[number]): string {
  return before === undefined || after === undefined ? label : `${label}: ${before || '—'} → ${after || '—'}`;
}

/**
 * Spreadsheets take a text that begins with one of these for a formula and run it; an apostrophe before it keeps it a text
 * (OWASP, CSV Injection).
 */
function asText(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
