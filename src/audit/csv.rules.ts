import { byteOrderMark, csvLines } from '../platform/csv.rules.ts';
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
  yield `${byteOrderMark}${csvLines([header])}`;
  for await (const entries of parts) yield csvLines(entries.map((entry) => cellsOf(entry, moment)));
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
