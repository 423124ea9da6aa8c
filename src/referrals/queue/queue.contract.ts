import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField, optionalText } from '../../platform/contract/fields.ts';
import { listInput } from '../../platform/contract/listing.ts';
import { referredFields, saysWhatFor } from '../making/referring.contract.ts';
import { occasionConfirmedAgain, referralRow } from '../referrals.contract.ts';
import { type Priority, priorityLabels } from '../referrals.labels.ts';
import { type QueueGroup, queueGroupNames } from './queue.labels.ts';

const { get, create, put } = callsOf('Fila');

const priority = z.enum(Object.keys(priorityLabels) as [Priority, ...Priority[]], { error: 'Escolha uma das opções' });

/** Somebody of the queue: their referral, and what the clinic alone reads. */
const queueRow = referralRow.extend({
  priority,
  /** What the register says of a priority by law, to be confirmed by whoever receives the person. */
  suggested: priority,
  /** What the waiting room knows them by: 'N012', or 'P003' for who goes first by law. */
  ticket: z.string().nullable(),
  room: z.string().nullable(),
  /** How many exams the referral asks for, and how many of them were already done today. */
  examCount: z.number().int(),
  examsDone: z.number().int(),
});

/** A priority, and that it is right although the register has another age. */
const prioritized = {
  priority,
  priorityConfirmed: z
    .boolean({ error: 'Use true ou false' })
    .optional()
    .describe('Confirma uma prioridade por idade que não é a do cadastro'),
};

/** Somebody of the queue as the screen shows them. */
export type Queued = z.output<typeof queueRow>;

/** Somebody who has come without an appointment. */
export const walkInInput = referredFields.extend(prioritized).superRefine(saysWhatFor);

export type WalkInInput = z.output<typeof walkInInput>;

const counts = z.object(
  Object.fromEntries(queueGroupNames.map((name) => [name, z.number().int()])) as Record<QueueGroup, z.ZodNumber>,
);

const ofReferral = z.object({ referralId: idField });

export const queueContract = {
  list: get('/queue', 'queue.work', 'Listar uma parte da fila de hoje de um local')
    .input(
      listInput(['order'])
        .pick({ page: true, pageSize: true, search: true })
        .extend({
          placeId: idField,
          group: z.enum(queueGroupNames, { error: 'Escolha uma das partes da fila' }),
        }),
    )
    .output(
      z.object({
        day: z.string(),
        people: z.array(queueRow),
        total: z.number().int(),
        counts,
        /** The mean of the moments at which those who wait have come, so that it tells how long they wait; null for nobody. */
        meanArrival: z.string().nullable(),
      }),
    ),
  read: get('/queue/{referralId}', 'queue.work', 'Ler quem está na fila')
    .input(ofReferral)
    .output(z.object({ person: queueRow })),
  arrive: put(
    '/queue/{referralId}/arrive',
    'queue.work',
    'Registrar a chegada: a pessoa recebe uma senha e passa a aguardar',
  )
    .refuses('CONFLICT')
    .input(ofReferral.extend({ ...prioritized, ...occasionConfirmedAgain }))
    .output(z.object({ ticket: z.string() })),
  receive: create(
    '/queue',
    'queue.work',
    'Receber quem chega sem agendamento: o encaminhamento é feito, e a pessoa passa a aguardar',
  )
    .refuses('REFERRED_ALREADY')
    .input(walkInInput)
    .output(z.object({ referralId: z.string(), name: z.string(), ticket: z.string() })),
  undoArrival: put('/queue/{referralId}/undo-arrival', 'queue.work', 'Desfazer a chegada')
    .refuses('CONFLICT')
    .input(ofReferral),
  call: put('/queue/{referralId}/call', 'queue.work', 'Chamar a uma sala; pode ser repetido')
    .refuses('CONFLICT')
    .input(
      ofReferral.extend({
        room: optionalText(60).describe('Uma das salas do local; vazia onde o local não tem salas'),
      }),
    ),
  attend: put(
    '/queue/{referralId}/attend',
    'queue.attend',
    'Começar a atender; quem outro profissional já atende só com takeOver',
  )
    .refuses('CONFLICT', 'ATTENDED_BY_ANOTHER')
    .input(
      ofReferral.extend({ takeOver: idField.optional().describe('O profissional de quem o atendimento é assumido') }),
    ),
  sendBack: put('/queue/{referralId}/send-back', 'queue.attend', 'Devolver à fila quem está em atendimento')
    .refuses('CONFLICT', 'ATTENDED_BY_ANOTHER')
    .input(ofReferral),
  miss: put('/queue/{referralId}/miss', 'queue.work', 'Registrar que a pessoa faltou')
    .refuses('CONFLICT')
    .input(
      ofReferral.extend({
        missedConfirmed: z
          .boolean({ error: 'Use true ou false' })
          .optional()
          .describe('Confirma a falta de quem tem exame registrado nesse dia'),
      }),
    ),
};
