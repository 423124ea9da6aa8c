import { z } from 'zod';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, optionalLines, requiredLines, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { type Occasion, occasions } from '../programmes/programmes.labels.ts';

const yesOrNo = z.boolean({ error: 'Use true ou false' });

/** A list where there must be one, empty or not. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, 'Envie uma lista');

const between = (least: number, most: number, what: string) => {
  const message = `Use de ${least} a ${most}${what}`;
  return z
    .int({ error: ({ input }) => (input === undefined || input === null ? requiredMessage : message) })
    .min(least, message)
    .max(most, message);
};

/** Minutes since midnight where the practice is; 1440 is the end of the day. */
const minute = between(0, 1440, ' minutos desde a meia-noite');

/** How long an occasion takes. */
export const occasionMinutes = between(5, 240, ' minutos');

const minutes = z.object(
  Object.fromEntries(occasions.map((occasion) => [occasion, occasionMinutes])) as Record<
    Occasion,
    typeof occasionMinutes
  >,
  'Diga os minutos de cada ocasião',
);

/** What a person types of a place where people are attended. */
export const placeFields = {
  name: requiredText(200),
  address: requiredText(),
  bring: optionalLines(2_000),
  rooms: listOf(requiredText(60)).max(50, 'Use no máximo 50 salas'),
  byArrival: yesOrNo,
  minutes,
};

/** One opening of every week. */
export const openingSchema = z.object({
  weekday: between(0, 6, ', com o domingo como 0'),
  /** Null for the place as such. */
  professionalId: idField.nullable(),
  from: minute,
  to: minute,
  capacity: between(1, 50, ' pessoas'),
});

export type OpeningFields = z.output<typeof openingSchema>;

export const hoursFields = { hours: listOf(openingSchema).max(300, 'Use no máximo 300 horários') };

/** A time in which nobody, or one professional, attends. */
export const blockFields = {
  professionalId: idField.nullable(),
  fromDay: dateField,
  fromMinute: minute,
  toDay: dateField,
  toMinute: minute,
  reason: requiredText(200),
};

export type BlockFields = z.output<z.ZodObject<typeof blockFields>>;

export const holidaySchema = z.object({ day: dateField, name: requiredText(100) });

/** With the version that was seen of it, 0 for none: without one it is taken as it is. */
const seenHoliday = holidaySchema.extend(savedVersion);

export const holidaysFields = {
  holidays: listOf(seenHoliday).min(1, 'Escolha ao menos um feriado').max(100, 'Use no máximo 100 feriados'),
};

export const preparationFields = { text: requiredLines(2_000) };
