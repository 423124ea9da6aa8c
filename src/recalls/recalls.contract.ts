import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { againAfterDays, type Before, beforeLabels, mostRecalled, type Per, perLabels } from './recalls.labels.ts';

const { get, create } = callsOf('Convocações');

const wordsOf = <Word extends string>(labels: Readonly<Record<Word, string>>) =>
  Object.keys(labels) as [Word, ...Word[]];

const recall = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  /** Of one unit; null for the whole company. */
  unitName: z.string().nullable(),
  recalledOn: z.string(),
  people: z.number().int(),
  /** Whether the company was told by e-mail. */
  mailed: z.boolean(),
});

/** A letter that tells a company whom to send. */
export type Recall = z.output<typeof recall>;

const recallInput = z.object({
  employeeIds: z
    .array(idField, 'Envie uma lista')
    .min(1, 'Escolha ao menos um colaborador')
    .max(mostRecalled, `Convoque no máximo ${mostRecalled} colaboradores de uma vez`),
  per: z.enum(wordsOf<Per>(perLabels), { error: 'Escolha uma carta por empresa ou por unidade' }).default('company'),
  byMail: z
    .boolean({ error: 'Use true ou false' })
    .default(false)
    .describe('true: avisa a empresa por e-mail, sem nomes nem exames'),
  before: z
    .enum(wordsOf<Before>(beforeLabels), { error: 'Use ask, include ou leaveOut' })
    .default('ask')
    .describe('O que se faz de quem foi convocado há pouco: ask responde 409'),
  againAfter: z.coerce
    .number({ error: 'Deve ser um número inteiro' })
    .int()
    .min(0, 'Deve ser no mínimo 0')
    .max(365, 'Deve ser no máximo 365')
    .default(againAfterDays)
    .describe('Quantos dias uma convocação vale'),
});

export type RecallInput = z.output<typeof recallInput>;

export const recallsContract = {
  make: create('/recalls', 'recalls.make', 'Convocar colaboradores: uma carta por empresa ou por unidade')
    .refuses('NOT_FOUND', 'RECALLED_BEFORE')
    .input(recallInput)
    .output(z.object({ recallIds: z.array(z.string()), people: z.number().int() })),
  list: get('/recalls', 'recalls.read', 'Listar as cartas de convocação, a última primeiro')
    .input(
      listInput(['recalledOn'])
        .pick({ page: true, pageSize: true, sort: true })
        .extend({ companyId: idField.optional() }),
    )
    .output(listOutput('recalls', recall)),
  letter: get('/recalls/{recallId}/letter', 'recalls.read', 'Abrir uma carta de convocação em PDF', { costs: true })
    .input(z.object({ recallId: idField }))
    .output(z.file().mime('application/pdf')),
};
