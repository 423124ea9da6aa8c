import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, optionalText, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { type EventAction, type EventState, eventActions, eventListNames, eventStates } from './esocial.labels.ts';
import { isReceipt } from './events/receipt.rules.ts';

const { get, post, put } = callsOf('eSocial');

const choice = { error: 'Escolha uma das opções' };

const state = z.enum(Object.keys(eventStates) as [EventState, ...EventState[]], choice);
const action = z.enum(Object.keys(eventActions) as [EventAction, ...EventAction[]], choice);

/** What keeps an event from being sent, and where it is put right. */
const reason = z.object({
  code: z.string(),
  /** Of the layout S-1.3, or of the norm. */
  item: z.string(),
  message: z.string(),
  place: z.object({
    screen: z.enum(['company', 'employee', 'unit', 'document', 'exam', 'programme', 'conditions', 'cat', 'event']),
    field: z.string(),
    /** Which exam of the ASO, or agent or person of the conditions, from 0, where it is about one. */
    at: z.number().int().optional(),
  }),
});

export type EventReason = z.output<typeof reason>;

const esocialEvent = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  /** 'S-2220', 'S-3000'. */
  kind: z.string(),
  action,
  state,
  documentId: z.string(),
  /** Of an ASO; null for an event that no document says. */
  documentName: z.string().nullable(),
  /** The day of the ASO, or from which conditions hold. */
  day: z.string(),
  /** The last day by the law; null where it names none, as for what is corrected. */
  dueOn: z.string().nullable(),
  reasons: z.array(reason),
  /** The 36 characters by which the eSocial knows it; null until it leaves for the first time. */
  eventId: z.string().nullable(),
  leftAt: z.string().nullable(),
  receipt: z.string().nullable(),
  updatedAt: z.string(),
});

export type EsocialEvent = z.output<typeof esocialEvent>;

const exam = z.object({
  code: z.string(),
  name: z.string(),
  doneOn: z.string(),
  order: z.string(),
  note: z.string(),
  /** Whether the layout asks for the order, or for a description, of this one. */
  asks: z.enum(['order', 'note']).nullable(),
});

const monthForm = 'O mês deve ter a forma 2026-11';
const month = z.string(monthForm).regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthForm);

const ofEvent = { eventId: idField };

/** What a program may call that hands the events over to somebody else, as an accountant's (product 23.5). */
const ofToken = { tokenScope: 'esocial:read' } as const;

/** What a receipt that is written down by hand must be. */
export const receiptFields = z.object({
  receipt: requiredText(40).refine(
    isReceipt,
    'O recibo tem a forma 1.1.0000000000000000000: 1, um número e 19 números',
  ),
});

const codeForm = 'O código da Tabela 27 tem 4 números';
/** A line of a spreadsheet of receipts: of which event it is, by its type and the number of its document, or its day. */
export const receiptLineFields = z.object({
  kind: z.enum(['S-2220', 'S-2210', 'S-2240', 'S-3000'], choice).optional(),
  document: optionalText(60).optional(),
  day: dateField.optional(),
  receipt: receiptFields.shape.receipt,
});

/** What only a person knows of an exam. */
export const examFactFields = z.object({
  code: z.string(codeForm).regex(/^\d{4}$/, codeForm),
  doneOn: dateField,
  order: z.enum(['1', '2'], choice).optional().describe('1 inicial, 2 sequencial; o que falta fica como estava'),
  note: optionalText(999).optional(),
});

export const esocialContract = {
  list: get('/esocial/events', 'esocial.read', 'Listar os eventos do eSocial', ofToken)
    .input(
      listInput(['dueOn']).extend({
        list: z.enum(eventListNames, choice).default('pendencies'),
        companyId: idField.optional(),
        employeeId: idField.optional(),
        month: month.optional().describe('O mês do ASO'),
        state: state.optional(),
      }),
    )
    // The total goes no farther than one beyond what is counted; the pages do.
    .output(listOutput('events', esocialEvent)),
  counts: get('/esocial/counts', 'esocial.read', 'Contar os eventos de cada lista', ofToken)
    .input(z.object({ companyId: idField.optional() }))
    .output(
      z.object({
        pendencies: z.number().int(),
        due: z.number().int(),
        history: z.number().int(),
        /** Not sent yet, whose last day is over or comes within a week. */
        late: z.number().int(),
        soon: z.number().int(),
        /** Of those, the ones that lack something. */
        latePending: z.number().int(),
        soonPending: z.number().int(),
      }),
    ),
  read: get('/esocial/events/{eventId}', 'esocial.read', 'Ler um evento do eSocial', ofToken)
    .input(z.object(ofEvent))
    .output(
      z.object({
        event: esocialEvent,
        exams: z.array(exam),
        /** All that was made of the same exam, the last first. */
        history: z.array(esocialEvent),
      }),
    ),
  xml: post(
    '/esocial/events/{eventId}/xml',
    'esocial.read',
    'Baixar o XML de um evento: como foi assinado, ou ainda sem assinatura',
    ofToken,
  )
    .refuses('CONFLICT')
    .input(z.object(ofEvent))
    .output(z.object({ fileName: z.string(), xml: z.string() })),
  package: post(
    '/esocial/packages',
    'esocial.read',
    'Baixar os XML de uma empresa e de um mês em um ZIP, sem assinatura',
    ofToken,
  )
    .refuses('CONFLICT')
    .input(z.object({ companyId: idField, month }))
    .output(z.object({ fileName: z.string(), events: z.number().int(), zip: z.string().describe('Em base64') })),
  sayExam: put(
    '/esocial/events/{eventId}/exams',
    'esocial.manage',
    'Dizer a ordem ou a descrição de um exame de um evento',
  )
    .refuses('CONFLICT')
    .input(examFactFields.extend({ ...ofEvent, ...savedVersion })),
  keepReceipt: put(
    '/esocial/events/{eventId}/receipt',
    'esocial.manage',
    'Anotar o recibo de um evento que outro sistema enviou',
  )
    .refuses('CONFLICT')
    .input(receiptFields.extend({ ...ofEvent, ...savedVersion })),
};
