import type { AuditEntry } from './audit.contract.ts';
import { actionLabel, actorLabel, actorTypeLabel, changeLabels, momentLabel, subjectLabel } from './labels.rules.ts';

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
 * (RFC 4180 for the rest).
 * @param timeZone the IANA name of the zone that dates and times are told in
 */
export async function csvOf(
  entries: AsyncIterable<AuditEntry>,
  timeZone: string,
): Promise<{ csv: string; rows: number }> {
  const lines = [header.map(cell).join(';')];
  for await (const entry of entries) lines.push(cellsOf(entry, timeZone).map(cell).join(';'));
  return { csv: `\uFEFF${lines.join('\r\n')}\r\n`, rows: lines.length - 1 };
}

function cellsOf(entry: AuditEntry, timeZone: string): string[] {
  return [
    String(entry.number),
    momentLabel(entry, timeZone),
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
 * One quoted cell. Spreadsheets take a text that begins with one of these for a formula and run it; an apostrophe before
 * it keeps it a text (OWASP, CSV Injection).
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
