import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach } from '../access/scope.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { today } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { record } from '../trail/entries.db.ts';
import { type EsocialEvent, esocialContract } from './esocial.contract.ts';
import { countEvents, countLists, eventsOfLine, findEvent, listEvents, readyEvents } from './esocial.db.ts';
import { recheckEvents, workOn } from './esocial-effects.server.ts';
import { esocialExport } from './esocial-export.server.ts';
import { audiometry, describedByNote } from './events/s2220/exam-facts.rules.ts';
import { findKeptEvent, type KeptEvent } from './lines/events.db.ts';
import { accept } from './making/accept.server.ts';
import { keepSaidOfExam } from './making/exam-facts.db.ts';
import { factsOf } from './making/facts.server.ts';
import { letLeave } from './making/leave.server.ts';
import { packed, unsignedName } from './making/package.server.ts';
import { signedXmlOf } from './sending/sealed-event.server.ts';

/** So many events are packed at once: they are made while the caller waits. */
const mostPacked = 1_000;

/** An event in these states is as it was signed, and leaves as nothing else. */
const isAway: ReadonlySet<string> = new Set(['signed', 'sent', 'accepted']);

/** Events of the eSocial: what waits, what is due, what was; their XML without a signature, and receipts by hand (product 23.4). */
export const esocialApi = forSignedIn(esocialContract, [esocialExport], {
  list: async ({ input, context: { db, scope } }) => {
    const { page = 1, pageSize = 20, sort, ...filters } = input;
    if (filters.companyId) mustReach(scope, filters.companyId, 'Empresa não encontrada.');
    const order = (sort ?? (filters.list === 'history' ? '-dueOn' : 'dueOn')) === 'dueOn' ? 'asc' : 'desc';
    const rows = pageSize === 0 ? [] : await listEvents(db, scope, filters, { page, pageSize, order });
    return { events: rows.map(answered), total: await countEvents(db, scope, filters) };
  },

  counts: ({ input, context: { db, scope } }) => {
    if (input.companyId) mustReach(scope, input.companyId, 'Empresa não encontrada.');
    return countLists(db, scope, today(), input);
  },

  read: async ({ input: { eventId }, context }) => {
    const { db, scope } = context;
    const { lineId, ...found } = await existing(context, eventId);
    const history = await eventsOfLine(db, scope, { companyId: found.companyId, lineId });
    return {
      event: answered(found),
      exams: await examsOf(context, await kept(context, found)),
      history: history.map(answered),
    };
  },

  xml: async ({ input: { eventId }, context }) => {
    const event = await kept(context, await existing(context, eventId));
    const signed = await signedXmlOf(context.db, context.encryptionKeys, event);
    if (signed && isAway.has(event.state)) return { fileName: `${event.kind}-${event.eventId}.xml`, xml: signed };
    mustBeOpen(event);
    const [left] = await letLeave(context, [event]);
    if (!left) throw notFound();
    return { fileName: unsignedName(left), xml: left.xml };
  },

  package: async ({ input: { companyId, month }, context }) => {
    const { db, scope } = context;
    mustReach(scope, companyId, 'Empresa não encontrada.');
    const ids = await readyEvents(db, scope, { companyId, month, most: mostPacked + 1 });
    if (ids.length === 0) throw conflict('Nenhum evento desta empresa e deste mês está pronto para sair.');
    if (ids.length > mostPacked) {
      throw conflict(`Há mais de ${mostPacked} eventos prontos neste mês: baixe-os um a um, ou por colaborador.`);
    }
    const events = await Promise.all(ids.map((id) => kept(context, { companyId, id })));
    const left = await letLeave(context, events);
    const zip = (await packed(left)).toString('base64');
    return { fileName: `eSocial-${month}-SEM-ASSINATURA.zip`, events: left.length, zip };
  },

  sayExam: async ({ input: { eventId, code, doneOn, version, ...said }, context }) => {
    const event = await kept(context, await existing(context, eventId));
    if (version !== undefined && version !== event.version) throw changedByOther();
    const exams = await examsOf(context, event);
    const exam = exams.find((one) => one.code === code && one.doneOn === doneOn);
    if (!exam) throw invalidInput([{ path: 'code', message: 'Este exame não está no ASO deste evento.' }]);
    mustAnswer(exam.asks, said);
    const { companyId, employeeId } = event;
    // Together: what is said of an exam, the events that it changes, and the trail.
    await context.db.transaction().execute(async (tx) => {
      const saidBy = context.caller.ownerId;
      await keepSaidOfExam(tx, { companyId, employeeId }, { code, doneOn, ...said, saidBy });
      await recheckEvents(tx, { companyId, employeeIds: [employeeId] });
      const about = { subject: 'esocialEvent', subjectId: eventId, companyId, employeeId, detail: code } as const;
      const changes = { exam_order: [exam.order || null, said.order ?? (exam.order || null)] } as const;
      await record(tx, context, { action: 'updated', ...about, changes });
    });
  },

  keepReceipt: async ({ input: { eventId, receipt, version }, context }) => {
    const found = await existing(context, eventId);
    // Together: the receipt, the line that it ends, and the trail.
    await context.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'esocial_events', eventId);
      const event = await kept({ ...context, db: tx }, found);
      await accept(tx, event, { receipt, by: context.caller.ownerId, version });
      await workOn(tx, event.companyId);
      const { companyId, employeeId } = event;
      const about = { subject: 'esocialEvent', subjectId: eventId, companyId, employeeId, detail: event.kind } as const;
      await record(tx, context, { action: 'updated', ...about, changes: { receipt: [event.receipt, receipt] } });
    });
  },
});

type Row = NonNullable<Awaited<ReturnType<typeof listEvents>>>[number];

function answered({ reasons, dueOn, ...row }: Row): EsocialEvent {
  return { ...row, dueOn: dueOn || null, reasons: JSON.parse(reasons) as EsocialEvent['reasons'] };
}

async function existing({ db, scope }: SignedInContext, id: string) {
  const found = await findEvent(db, scope, id);
  if (!found) throw notFound('Evento não encontrado.');
  return found;
}

async function kept({ db }: Pick<SignedInContext, 'db'>, key: { companyId: string; id: string }): Promise<KeptEvent> {
  const event = await findKeptEvent(db, key);
  if (!event) throw notFound('Evento não encontrado.');
  return event;
}

/** What is said has to be what the layout asks of this exam. @throws 400 at the field */
function mustAnswer(
  asks: 'order' | 'note' | null,
  { order, note }: { order?: string | undefined; note?: string | undefined },
): void {
  if (asks === 'order' && !order) throw invalidInput([{ path: 'order', message: 'Escolha uma das opções' }]);
  if (asks === 'note' && !note) throw invalidInput([{ path: 'note', message: 'Campo obrigatório' }]);
  if (asks === null) throw invalidInput([{ path: 'code', message: 'O eSocial não pergunta nada deste exame.' }]);
}

function mustBeOpen({ state }: KeptEvent): void {
  if (state === 'accepted' || state === 'dropped') throw conflict('Este evento já terminou: não há mais o que enviar.');
}

/** The exams that an event tells of, with what was said of them; none for an event that tells of none, or can't be read. */
async function examsOf({ db, encryptionKeys }: SignedInContext, event: KeptEvent) {
  const of = await factsOf(db, encryptionKeys, event);
  if (of.kind !== 'S-2220') return [];
  return of.facts.exams.map(({ code, name, doneOn, order, note }) => {
    const asks = code === audiometry ? ('order' as const) : describedByNote.includes(code) ? ('note' as const) : null;
    return { code, name, doneOn, order, note, asks };
  });
}
