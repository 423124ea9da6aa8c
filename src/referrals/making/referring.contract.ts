import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField, optionalDateField } from '../../platform/contract/brazil.ts';
import { malformedId } from '../../platform/contract/errors.ts';
import { idField, optionalText, requiredMessage, requiredText } from '../../platform/contract/fields.ts';
import { type Occasion, occasions } from '../../programmes/programmes.labels.ts';
import { minuteOfDay, occasionConfirmedField, referralWhole, referredExam } from '../referrals.contract.ts';
import { mostReferred } from '../referrals.labels.ts';

const { get, create } = callsOf('Encaminhamentos');

const occasion = z.enum(occasions, { error: 'Escolha uma das ocasiões' });

/** An identifier that somebody chooses on screen: the empty text is one that is still to be chosen. */
function chosen(message: string) {
  return z.uuid({ error: ({ input }) => (input === '' || input === undefined ? message : malformedId) });
}

/** What an occasion needs beyond its name: the new function, the day of the return (NR-7, 7.5.9 and 7.5.10). */
export function saysWhatFor(
  { occasion, newFunction, returnOn }: { occasion: Occasion; newFunction: string; returnOn: string },
  context: z.RefinementCtx,
): void {
  const missing = occasion === 'riskChange' && newFunction === '' ? 'newFunction' : 'returnOn';
  const isWhole = occasion === 'return' ? returnOn !== '' : occasion !== 'riskChange' || newFunction !== '';
  if (!isWhole) context.addIssue({ code: 'custom', path: [missing], message: requiredMessage });
}

/** Who is sent, for what and where; the exam's reason is the protocol's where that asks for it. */
export const referredFields = z.object({
  employeeId: chosen('Escolha o colaborador'),
  occasion,
  newFunction: optionalText(500).default('').describe('De uma mudança de riscos'),
  returnOn: optionalDateField.default('').describe('De um retorno ao trabalho'),
  exams: z
    .array(z.object({ code: requiredText(10), name: optionalText().default(''), reason: optionalText().default('') }), {
      error: 'Envie uma lista',
    })
    .max(100, 'Use no máximo 100 exames'),
  placeId: chosen('Escolha o local'),
  ...occasionConfirmedField,
});

export type ReferredFields = z.output<typeof referredFields>;

/** What is asked for with one person who is expected. */
export const referInput = referredFields
  .extend({
    day: dateField,
    startsAt: minuteOfDay().nullable().describe('Minutos desde a meia-noite; null: por ordem de chegada'),
    professionalId: idField.nullable().optional().describe('Sem ele, com quem estiver livre'),
  })
  .superRefine(saysWhatFor);

export type ReferInput = z.output<typeof referInput>;

const referManyInput = z.object({
  employeeIds: z
    .array(idField, 'Envie uma lista')
    .min(1, 'Escolha ao menos um colaborador')
    .max(mostReferred, `Encaminhe no máximo ${mostReferred} colaboradores de uma vez`),
  // A return needs a day of its own, and a change of risks one function each: that of who is in it already.
  occasion: z
    .enum(['due', 'admission', 'periodic', 'dismissal'], { error: 'Escolha uma das ocasiões' })
    .describe('due: a que cada um tem por fazer, admissional, mudança de riscos ou periódico'),
  placeId: idField,
  day: dateField.describe('A partir deste dia'),
  byArrival: z.boolean({ error: 'Use true ou false' }),
  open: z
    .enum(['ask', 'leaveOut'], { error: 'Use ask ou leaveOut' })
    .default('ask')
    .describe('O que se faz de quem já tem um encaminhamento em aberto: ask responde 409'),
});

export type ReferManyInput = z.output<typeof referManyInput>;

export const referringContract = {
  refer: create('/referrals', 'referrals.make', 'Encaminhar um colaborador')
    .refuses('REFERRED_ALREADY')
    .input(referInput)
    .output(z.object({ referral: referralWhole })),
  referMany: create('/referrals/many', 'referrals.make', 'Encaminhar vários colaboradores, um horário depois do outro')
    .refuses('NOT_FOUND', 'REFERRED_ALREADY')
    .input(referManyInput)
    .output(z.object({ referralIds: z.array(z.string()), leftOut: z.number().int() })),
  /** What the protocol asks of somebody: to be ticked before they are sent. */
  plan: get('/referrals/plan', 'referrals.make', 'Ler os exames que o protocolo pede de um colaborador')
    .input(z.object({ employeeId: idField, occasion, on: dateField, newFunction: optionalText(500).optional() }))
    .output(
      z.object({
        /** False for 'sem grupo', of whom nothing is asked. */
        hasGroup: z.boolean(),
        exams: z.array(
          referredExam.extend({
            /** Done already, within the days that the norm accepts; the reception is told of those to do alone. */
            isDone: z.boolean(),
          }),
        ),
        /** The open guide for the same occasion; null for none. */
        open: z.object({ id: z.string(), name: z.string() }).nullable(),
      }),
    ),
};
