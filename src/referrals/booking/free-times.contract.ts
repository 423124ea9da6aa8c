import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { idField } from '../../platform/contract/fields.ts';
import { occasions } from '../../programmes/programmes.labels.ts';

const { get } = callsOf('Agenda');

const freeTime = z.object({
  /** Minutes since midnight where the practice is. */
  startsAt: z.number().int(),
  /** Null for the place as such. */
  professionalId: z.string().nullable(),
  professionalName: z.string(),
  /** For how many people there is room. */
  left: z.number().int(),
});

const freeDay = z.object({
  day: z.string(),
  /** Why nobody attends on that day; null where somebody does. */
  closed: z.string().nullable(),
  times: z.array(freeTime),
});

export type FreeDay = z.infer<typeof freeDay>;

const days = { error: 'Use de 1 a 31 dias' };

export const freeTimesContract = {
  read: get('/care-places/{placeId}/free-times', 'agenda.freeTimes', 'Horários livres de um local, para uma ocasião')
    .input(
      z.object({
        placeId: idField,
        from: dateField,
        days: z.coerce.number(days).int(days).min(1, days).max(31, days),
        occasion: z.enum(occasions, { error: 'Escolha uma das ocasiões' }),
      }),
    )
    .output(
      z.object({
        days: z.array(freeDay),
      }),
    ),
};
