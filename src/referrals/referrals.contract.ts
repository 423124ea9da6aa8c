import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, requiredLines } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { occasions } from '../programmes/programmes.labels.ts';
import { type ReferralState, stateLabels } from './referrals.labels.ts';

const { get, put } = callsOf('Encaminhamentos');

const states = Object.keys(stateLabels) as [ReferralState, ...ReferralState[]];

/** What every list shows of a referral. Why somebody goes first, the ticket and the room are the clinic's alone (product 17.3). */
export const referralRow = z.object({
  id: z.string(),
  version: z.number().int(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  /** Whether the record of the person was inactivated since. */
  employeeInactive: z.boolean(),
  /** 'Guia 2026/000123'. */
  name: z.string(),
  occasion: z.enum(occasions),
  state: z.enum(states),
  placeId: z.string(),
  placeName: z.string(),
  /** `YYYY-MM-DD`, where the practice is. */
  day: z.string(),
  /** Minutes since midnight; null for by order of arrival. */
  startsAt: z.number().int().nullable(),
  minutes: z.number().int(),
  /** With whom the time was booked; null and empty for nobody in particular. */
  professionalId: z.string().nullable(),
  professionalName: z.string(),
  /** Who attends, or has attended; likewise. */
  attendedBy: z.string().nullable(),
  attendedByName: z.string(),
  arrivedAt: z.string().nullable(),
  calledAt: z.string().nullable(),
  beganAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The ASO that completed it. */
  documentId: z.string().nullable(),
});

/** A referral as a list shows it. */
export type Referral = z.output<typeof referralRow>;

/** An exam to do: its code of eSocial's table 27, and why it is to be done. */
export const referredExam = z.object({ code: z.string(), name: z.string(), reason: z.string() });

export type ReferredExam = z.output<typeof referredExam>;

const appointment = z.object({ placeName: z.string(), day: z.string(), startsAt: z.number().int().nullable() });

/** That somebody was given another appointment: when, by whose side, from which to which. */
const referralMove = z.object({ at: z.string(), byCompany: z.boolean(), from: appointment, to: appointment });

export const referralWhole = referralRow.extend({
  /** Of the person as their record is today; null where the date of birth is not known. */
  employeeAge: z.number().int().nullable(),
  employeeFunction: z.string(),
  /** null for somebody of no unit. */
  unitName: z.string().nullable(),
  placeAddress: z.string(),
  newFunction: z.string(),
  returnOn: z.string().nullable(),
  exams: z.array(referredExam),
  cancelReason: z.string().nullable(),
  createdAt: z.string(),
  moves: z.array(referralMove),
});

/** A referral with all that its page tells. */
export type ReferralWhole = z.output<typeof referralWhole>;

const referralFilters = {
  companyId: idField.optional(),
  employeeId: idField.optional(),
  placeId: idField.optional(),
  state: z
    .enum(['open', ...states], { error: 'Escolha uma das situações' })
    .optional()
    .describe('open: agendado, presente ou em atendimento'),
  from: dateField.optional().describe('A partir deste dia'),
  to: dateField.optional().describe('Até este dia'),
};

export type ReferralFilters = z.output<z.ZodObject<typeof referralFilters>>;

/** What is typed where a referral is called off. */
export const cancelFields = z.object({ reason: requiredLines(300) });

const occasionConfirmed = z
  .boolean({ error: 'Use true ou false' })
  .describe('Confirma o que não parece caber na ocasião');

/** The answer to what is asked of an occasion that does not seem to fit: of somebody who is sent. */
export const occasionConfirmedField = { occasionConfirmed: occasionConfirmed.default(false) };

/** The same, where another day is given to what was asked about before. */
export const occasionConfirmedAgain = { occasionConfirmed: occasionConfirmed.optional() };

export const referralsContract = {
  list: get('/referrals', 'referrals.read', 'Listar encaminhamentos')
    .input(listInput(['day']).extend(referralFilters))
    .output(listOutput('referrals', referralRow)),
  read: get('/referrals/{referralId}', 'referrals.read', 'Ler um encaminhamento')
    .input(z.object({ referralId: idField }))
    .output(z.object({ referral: referralWhole })),
  move: put('/referrals/{referralId}/move', 'referrals.make', 'Remarcar um encaminhamento que ainda não começou')
    .refuses('CONFLICT')
    .input(
      z.object({
        referralId: idField,
        placeId: idField,
        day: dateField,
        startsAt: minuteOfDay().nullable().describe('null: por ordem de chegada'),
        professionalId: idField.nullable().optional().describe('Sem ele, com quem estiver livre'),
        ...occasionConfirmedAgain,
        ...savedVersion,
      }),
    )
    .output(z.object({ referral: referralWhole })),
  cancel: put('/referrals/{referralId}/cancel', 'referrals.make', 'Cancelar um encaminhamento que ainda não começou')
    .refuses('CONFLICT')
    .input(cancelFields.extend({ referralId: idField, ...savedVersion }))
    .output(z.object({ referral: referralWhole })),
};

/** A time as minutes since midnight. */
export function minuteOfDay() {
  return z
    .number({ error: 'Escolha um horário' })
    .int('Escolha um horário')
    .min(0, 'Escolha um horário')
    .max(1439, 'Escolha um horário');
}
