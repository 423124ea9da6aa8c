import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, optionalLines } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { earChanges, longestReason } from './audiograms.labels.ts';

const { get, put } = callsOf('Audiogramas');

const change = z.enum(earChanges, { error: 'Escolha uma das opções' });
const confirmed = z.boolean({ error: 'Responda sim ou não' });

/** What a physician says of both ears, and why where it is not what the criteria say. */
export const opinionFields = z.object({
  ...{ right_change: change, right_confirmed: confirmed, left_change: change, left_confirmed: confirmed },
  reason: optionalLines(longestReason).describe('Pedido onde o parecer difere dos critérios do Anexo II'),
});

export type Opinion = z.output<typeof opinionFields>;

const seenOfEar = z.object({ reference: z.string().nullable(), change });

/** What a physician had before them when they said it, ear by ear. */
export const seenFields = z.object({ right: seenOfEar, left: seenOfEar });

const threshold = z.object({ db: z.number(), absent: z.boolean().optional(), masked: z.boolean().optional() });
const ear = z.object({ air: z.record(z.string(), threshold), bone: z.record(z.string(), threshold) });

const earStanding = z.object({
  class: z.enum(['acceptable', 'suggestive', 'notSuggestive']),
  /** What the criteria say of the change, before any opinion. */
  change,
  /** With their items and the numbers that led to them. */
  classSentence: z.string(),
  changeSentence: z.string(),
  /** Whether the next ones are compared with this one. */
  isReference: z.boolean(),
  /** With which it is compared; null for the first one. */
  referenceId: z.string().nullable(),
  /** Whether the opinion was given upon another reference, or other criteria: it holds no more. */
  isOutlived: z.boolean(),
});

const audiogram = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  employeeId: z.string(),
  documentId: z.string(),
  documentName: z.string(),
  doneOn: z.string(),
  doneBy: z.string(),
  /** Null where the key that they were sealed with is not there. */
  measured: z
    .object({
      ears: z.object({ right: ear, left: ear }),
      standing: z.object({ right: earStanding, left: earStanding }),
    })
    .nullable(),
  opinion: opinionFields.nullable(),
  opinionBy: z.string().nullable(),
  opinionAt: z.string().nullable(),
});

/** Thresholds that an audiometer sent: nobody has issued them, and nothing is compared with them. */
const receivedHearing = z.object({
  id: z.string(),
  doneOn: z.string(),
  source: z.enum(['sheet', 'api']),
  receivedAt: z.string(),
  ears: z.object({ right: ear, left: ear }),
});

export type ReceivedAudiogram = z.output<typeof receivedHearing>;

/** An audiogram of a person, compared with its reference. */
export type Audiogram = z.output<typeof audiogram>;

const ofAudiogram = { audiogramId: idField };

export const audiogramsContract = {
  list: get('/employee/{employeeId}/audiograms', 'audiograms.read', 'Listar os audiogramas de um colaborador')
    .input(z.object({ employeeId: idField }))
    .output(z.object({ audiograms: z.array(audiogram), received: z.array(receivedHearing) })),
  read: get('/audiograms/{audiogramId}', 'audiograms.read', 'Ler um audiograma, comparado com a sua referência')
    .input(z.object(ofAudiogram))
    .output(z.object({ audiogram })),
  judge: put(
    '/audiograms/{audiogramId}/opinion',
    'audiograms.manage',
    'Dizer o que o médico conclui de um audiograma: aceitar os critérios do Anexo II, ou divergir com o motivo',
  )
    .refuses('CONFLICT')
    .input(opinionFields.extend({ ...ofAudiogram, ...savedVersion }))
    .output(z.object({ audiogram })),
};
