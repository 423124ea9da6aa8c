import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { type BatchState, batchStates, mostSent } from './sending.labels.ts';

const { get, post, put } = callsOf('eSocial');

const batch = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  /** '1' produção, '2' produção restrita. */
  environment: z.string(),
  state: z.enum(Object.keys(batchStates) as [BatchState, ...BatchState[]]),
  events: z.number().int(),
  /** Whose certificate signs and sends it; empty before. */
  signer: z.string(),
  protocol: z.string().nullable(),
  /** What was answered last. */
  answerCode: z.string(),
  answer: z.string(),
  tries: z.number().int(),
  /** When it goes on by itself; null for one that is stopped, or over. */
  nextAt: z.string().nullable(),
  isStopped: z.boolean(),
  isOver: z.boolean(),
  createdAt: z.string(),
});

export type EsocialBatch = z.output<typeof batch>;

const ofBatch = z.object({ batchId: idField });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'O mês deve ter a forma 2026-11');

export const sendingContract = {
  list: get('/esocial/batches', 'esocial.read', 'Listar os lotes enviados ao eSocial, os últimos primeiro')
    .input(z.object({ companyId: idField.optional() }))
    .output(z.object({ batches: z.array(batch) })),
  send: post('/esocial/batches', 'esocial.manage', 'Assinar e enviar eventos prontos de uma empresa ao eSocial')
    .refuses('CONFLICT')
    .input(
      z.object({
        companyId: idField,
        month: month.optional().describe('Só os de ASOs deste mês'),
        eventIds: z
          .array(idField)
          .max(mostSent)
          .optional()
          .describe('Só estes, também um que foi recusado e deve ir de novo'),
      }),
    )
    .output(z.object({ batches: z.number().int(), events: z.number().int() })),
  stop: put('/esocial/batches/{batchId}/stop', 'esocial.manage', 'Parar um lote').refuses('CONFLICT').input(ofBatch),
  resume: put('/esocial/batches/{batchId}/resume', 'esocial.manage', 'Retomar um lote')
    .refuses('CONFLICT')
    .input(ofBatch),
  undo: put('/esocial/batches/{batchId}/undo', 'esocial.manage', 'Desfazer um lote de que nada foi recebido')
    .refuses('CONFLICT')
    .input(ofBatch),
};
