import { findEmployeesByCpf, printEmployees } from '../../employees/import/employee-import-lookups.db.ts';
import { keepImportedReceipts } from '../../esocial/import/receipt-import-effects.server.ts';
import {
  type EventOfReceipt,
  findEventsOfPeople,
  findKnownReceipts,
  printEvents,
} from '../../esocial/import/receipt-import-lookups.db.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { doubledRemarks } from '../checking/doubled.rules.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import { wrongBy } from './compared.rules.ts';
import { type Comparison, inTransaction, type Register } from './planned.server.ts';

/** Receipts of events that another system has sent: of whoever has the CPF, by the document's number or the day (product 18.3). */
export const receiptsRegister: Register = {
  doubled: async (_db, lines) =>
    new Map([
      ...doubledRemarks(lines, eventNamed, { field: 'day', label: 'Este evento, da mesma pessoa, está' }),
      ...doubledRemarks(lines, ({ receipt }) => receipt ?? null, { field: 'receipt', label: 'Este recibo está' }),
    ]),
  print: async (db, { companyId }) => `${await printEmployees(db, companyId)} ${await printEvents(db, companyId)}`,
  async compare(db, { companyId }) {
    return async (lines) => {
      const cpfs = [...new Set(lines.flatMap(({ values }) => values.cpf ?? []))];
      const people = await findEmployeesByCpf(db, companyId, cpfs);
      const events = await findEventsOfPeople(
        db,
        companyId,
        people.map(({ id }) => id),
      );
      const receipts = lines.flatMap(({ values }) => values.receipt ?? []);
      const known = await findKnownReceipts(db, companyId, receipts);
      return lines.map((line) => compareOne(line, { people, events, known }));
    };
  },
  prepare: async (_connection, into) => inTransaction(async (tx) => (lines) => keepImportedReceipts(tx, into, lines)),
  renew: null,
};

type There = {
  people: readonly { id: string; name: string; cpf: string; registration: string }[];
  events: readonly EventOfReceipt[];
  /** The event that has a receipt, by the receipt. */
  known: ReadonlyMap<string, string>;
};

function compareOne({ values, remarks: read }: CellsRead, { people, events, known }: There): Comparison {
  const remarks: Remark[] = [...read];
  const tell = (field: string, message: string) => {
    if (read.some((one) => one.level === 'error' && one.field === field)) return;
    remarks.push({ field, level: 'error', code: 'invalid', message });
  };
  const { cpf, registration, receipt } = values;
  const ofCpf = people.filter((person) => person.cpf === cpf);
  const theirs = ofCpf.filter((one) => registration === undefined || one.registration === registration);
  if (cpf === undefined) tell('cpf', 'Escreva o CPF de quem o evento trata');
  else if (ofCpf.length === 0) tell('cpf', 'Ninguém da empresa tem este CPF');
  else if (theirs.length === 0) tell('registration', 'Quem tem este CPF não tem esta matrícula');
  if (receipt === undefined) tell('receipt', 'Escreva o recibo que o eSocial deu');
  const event = theirs.length === 0 || wrongBy(read) ? null : theEvent(values, theirs, events, tell);
  const about = {
    ...{ name: theirs[0]?.name ?? cpf ?? '', unitId: null, reactivated: false, remarks },
    ...{ target: event && { id: event.id, version: event.version }, ...(event && { employeeId: event.employeeId }) },
  };
  const isSame = event !== null && event.receipt !== null && event.receipt === receipt;
  if (event && receipt !== undefined && !isSame) {
    if (event.receipt !== null) tell('receipt', `Este evento já tem outro recibo: ${event.receipt}`);
    else if (known.has(receipt)) tell('receipt', 'Este recibo já é de outro evento da empresa');
  }
  if (!event || receipt === undefined || wrongBy(remarks)) {
    return { ...about, outcome: 'wrong', values: {}, changes: [] };
  }
  if (isSame) return { ...about, outcome: 'same', values: {}, changes: [] };
  return {
    ...about,
    outcome: 'change',
    values: { receipt },
    changes: [{ field: 'receipt', before: '', after: receipt }],
  };
}

/** The one event that a line names; null where there is none, or more than one, which is told at the cell that would say which. */
function theEvent(
  { kind, document, day, receipt }: CellsRead['values'],
  people: There['people'],
  events: There['events'],
  tell: (field: string, message: string) => void,
): EventOfReceipt | null {
  if (document === undefined && day === undefined) {
    tell('document', 'Escreva o número do ASO, ou a data do evento');
    return null;
  }
  const found = events.filter(
    (one) =>
      people.some(({ id }) => id === one.employeeId) &&
      (kind === undefined || one.kind === kind) &&
      (document === undefined || numberIn(one.documentName ?? '') === numberIn(document)) &&
      (day === undefined || one.day === day),
  );
  // What has this receipt already is the one that is meant; else what waits for one.
  const meant = found.filter((one) => one.receipt === receipt);
  const open = found.filter((one) => one.receipt === null);
  const [event, another] = meant.length > 0 ? meant : open.length > 0 ? open : found.slice(-1);
  if (!event) {
    const of = document === undefined ? `do dia ${formatDate(day ?? '')}` : `do documento ${document}`;
    tell(document === undefined ? 'day' : 'document', `Esta pessoa não tem evento ${of}: confira o número e a data`);
    return null;
  }
  if (another) {
    tell(kind === undefined ? 'kind' : 'document', 'Há mais de um evento assim: diga o tipo e o número do documento');
    return null;
  }
  return event;
}

/** The year and number of a document, however it is written: 'ASO 2026/000012' and '2026-12' are one. */
function numberIn(text: string): string {
  const [, year, number] = /(\d{4})\D+0*(\d+)\D*$/.exec(text) ?? [];
  return year && number ? `${year}/${number}` : text.trim();
}

/** What two lines of the same event have in common, where both name it by the number or both by the day. */
function eventNamed({ cpf, kind = '', document, day }: CellsRead['values']): string | null {
  const named = document === undefined ? day : numberIn(document);
  return cpf && named ? JSON.stringify([cpf, kind, named]) : null;
}
