import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { idField } from '../../platform/contract/fields.ts';
import { occasions } from '../../programmes/programmes.labels.ts';
import { type ReferralState, stateLabels } from '../../referrals/referrals.labels.ts';

const { get } = callsOf('Agenda');

const days = { error: 'Use de 1 a 7 dias' };

/** What an agenda shows of somebody who comes: a page of a full day is little more to read than an empty one. */
const shown = z.object({
  id: z.string(),
  employeeName: z.string(),
  /** Whether the record of the person was inactivated since. */
  employeeInactive: z.boolean(),
  companyName: z.string(),
  occasion: z.enum(occasions),
  state: z.enum(Object.keys(stateLabels) as [ReferralState, ...ReferralState[]]),
  /** Minutes since midnight; null for by order of arrival. */
  startsAt: z.number().int().nullable(),
  minutes: z.number().int(),
  professionalName: z.string(),
});

const appointment = shown.extend({
  /** Whether nobody attends at that time any more: since it was booked, hours, blocks or holidays have changed. */
  outside: z.boolean(),
});

export type Appointment = z.output<typeof appointment>;

const part = z.object({ total: z.number().int(), appointments: z.array(appointment) });

const day = z.object({
  day: z.string(),
  /** Why nobody attends on that day; null where somebody does, or did. */
  closed: z.string().nullable(),
  /** Who has a time, in its order: the page that was asked for. */
  timed: part,
  /** Who comes by order of arrival. */
  byArrival: part,
});

export type AgendaDay = z.output<typeof day>;

const placed = appointment.extend({ version: z.number().int(), professionalId: z.string().nullable() });

export type Placed = z.output<typeof placed>;

const minute = z.number().int();

const gridDay = z.object({
  day: z.string(),
  /** What the day is called, if nobody attends on it. */
  holiday: z.string().nullable(),
  /** When it is open: of one professional, or of the place as such where that is null. */
  hours: z.array(
    z.object({
      professionalId: z.string().nullable(),
      professionalName: z.string(),
      from: minute,
      to: minute,
      capacity: z.number().int(),
    }),
  ),
  blocks: z.array(
    z.object({ professionalId: z.string().nullable(), from: minute, to: minute, reason: z.string().optional() }),
  ),
  timed: z.number().int(),
  byArrival: z.number().int(),
  /** All who come, those with a time first; nobody of a day on which more come than a grid has room for. */
  appointments: z.array(placed),
});

export type GridDay = z.output<typeof gridDay>;

const ofDays = {
  placeId: idField,
  from: dateField,
  days: z.coerce.number(days).int(days).min(1, days).max(7, days).default(1),
};

export const agendaDayContract = {
  read: get(
    '/agenda-days',
    'agenda.read',
    'A agenda de um local: um dia, página por página, ou o começo de cada dia de uma semana',
  )
    .refuses('NOT_FOUND')
    .input(
      z.object({
        ...ofDays,
        professionalId: idField.optional(),
        page: z.coerce
          .number()
          .int()
          .min(1, 'Deve ser no mínimo 1')
          .max(1_000_000, 'Deve ser no máximo 1000000')
          .default(1),
      }),
    )
    .output(z.object({ days: z.array(day) })),
  grid: get(
    '/agenda-days/grid',
    'agenda.read',
    'Os dias de um local como a grade os mostra: horários, bloqueios, feriado e, até 200 em um dia, quem vem',
  )
    .refuses('NOT_FOUND')
    .input(z.object(ofDays))
    .output(z.object({ days: z.array(gridDay) })),
};
