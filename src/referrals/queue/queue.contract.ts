import { z } from 'zod';
import { creating, endpoint } from '../../access/endpoint.ts';
import { idField, optionalText } from '../../platform/contract/fields.ts';
import { listInput } from '../../platform/contract/listing.ts';
import { referredFields, saysWhatFor } from '../making/referring.contract.ts';
import { referralRow } from '../referrals.contract.ts';
import { type Priority, priorityLabels } from '../referrals.labels.ts';
import { type QueueGroup, queueGroupNames } from './queue.labels.ts';

const tags = ['Fila'];

const priority = z.enum(Object.keys(priorityLabels) as [Priority, ...Priority[]], { error: 'Escolha uma das opções' });

/** Somebody of the queue: their referral, and what the clinic alone reads. */
const queueRow = referralRow.extend({
  priority,
  /** What the register says of a priority by law, to be confirmed by whoever receives the person. */
  suggested: priority,
  /** What the waiting room knows them by: 'N012', or 'P003' for who goes first by law. */
  ticket: z.string().nullable(),
  room: z.string().nullable(),
});

/** Somebody of the queue as the screen shows them. */
export type Queued = z.output<typeof queueRow>;

/** Somebody who has come without an appointment. */
export const walkInInput = referredFields.extend({ priority }).superRefine(saysWhatFor);

export type WalkInInput = z.output<typeof walkInInput>;

const counts = z.object(
  Object.fromEntries(queueGroupNames.map((name) => [name, z.number().int()])) as Record<QueueGroup, z.ZodNumber>,
);

const ofReferral = z.object({ referralId: idField });

export const queueContract = {
  list: endpoint('queue.work')
    .route({ method: 'GET', path: '/queue', summary: 'Listar uma parte da fila de hoje de um local', tags })
    .input(
      listInput(['order'])
        .pick({ page: true, pageSize: true, search: true })
        .extend({
          placeId: idField,
          group: z.enum(queueGroupNames, { error: 'Escolha uma das partes da fila' }),
        }),
    )
    .output(z.object({ day: z.string(), people: z.array(queueRow), total: z.number().int(), counts })),
  read: endpoint('queue.work')
    .route({ method: 'GET', path: '/queue/{referralId}', summary: 'Ler quem está na fila', tags })
    .input(ofReferral)
    .output(z.object({ person: queueRow })),
  arrive: endpoint('queue.work')
    .route({
      method: 'PUT',
      path: '/queue/{referralId}/arrive',
      summary: 'Registrar a chegada: a pessoa recebe uma senha e passa a aguardar',
      tags,
    })
    .input(ofReferral.extend({ priority }))
    .output(z.object({ ticket: z.string() })),
  receive: creating('queue.work')
    .route({
      method: 'POST',
      path: '/queue',
      summary: 'Receber quem chega sem agendamento: o encaminhamento é feito, e a pessoa passa a aguardar',
      tags,
      successStatus: 201,
    })
    .input(walkInInput)
    .output(z.object({ referralId: z.string(), name: z.string(), ticket: z.string() })),
  undoArrival: endpoint('queue.work')
    .route({
      method: 'PUT',
      path: '/queue/{referralId}/undo-arrival',
      summary: 'Desfazer a chegada',
      tags,
      successStatus: 204,
    })
    .input(ofReferral),
  call: endpoint('queue.work')
    .route({
      method: 'PUT',
      path: '/queue/{referralId}/call',
      summary: 'Chamar a uma sala; pode ser repetido',
      tags,
      successStatus: 204,
    })
    .input(
      ofReferral.extend({
        room: optionalText(60).describe('Uma das salas do local; vazia onde o local não tem salas'),
      }),
    ),
  attend: endpoint('queue.attend')
    .route({
      method: 'PUT',
      path: '/queue/{referralId}/attend',
      summary: 'Começar a atender; quem outro profissional já atende só com takeOver',
      tags,
      successStatus: 204,
    })
    .input(
      ofReferral.extend({ takeOver: idField.optional().describe('O profissional de quem o atendimento é assumido') }),
    ),
  sendBack: endpoint('queue.attend')
    .route({
      method: 'PUT',
      path: '/queue/{referralId}/send-back',
      summary: 'Devolver à fila quem está em atendimento',
      tags,
      successStatus: 204,
    })
    .input(ofReferral),
  miss: endpoint('queue.work')
    .route({
      method: 'PUT',
      path: '/queue/{referralId}/miss',
      summary: 'Registrar que a pessoa faltou',
      tags,
      successStatus: 204,
    })
    .input(ofReferral),
};
