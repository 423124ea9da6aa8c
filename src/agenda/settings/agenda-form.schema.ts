import { z } from 'zod';
import { dateField } from '../../platform/contract/brazil.ts';
import {
  idField,
  optionalLines,
  requiredLines,
  requiredMessage,
  requiredText,
} from '../../platform/contract/fields.ts';
import { weekdayLabels } from '../agenda.labels.ts';
import { blockFields, occasionMinutes, openingSchema, placeFields } from '../agenda.schema.ts';
import { blockIssues, hoursIssues } from '../opening-checks.rules.ts';
import { minuteOfText } from './time-text.rules.ts';
import { openingsOf } from './week-form.rules.ts';

/** What the forms of the agenda hold, and what becomes of it in their calls. */

/** A time as it is typed, `08:00`, as minutes since midnight. */
const timeText = z.string({ error: requiredMessage }).transform((text, context) => {
  const minute = minuteOfText(text);
  if (minute !== null) return minute;
  context.addIssue({
    code: 'custom',
    message: text.trim() === '' ? requiredMessage : 'Use a hora como 08:00, até 24:00',
  });
  return z.NEVER;
});

/** One room a line. */
const lines = optionalLines(3_500).transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

export const placeForm = z.object({
  name: placeFields.name,
  address: placeFields.address,
  bring: placeFields.bring,
  rooms: lines.pipe(placeFields.rooms),
  byArrival: z.boolean(),
  admission: occasionMinutes,
  periodic: occasionMinutes,
  return: occasionMinutes,
  riskChange: occasionMinutes,
  dismissal: occasionMinutes,
});

/** The same hours on several days of a week. */
const weekCard = z.object({
  weekdays: z.array(z.enum(weekdayLabels)).min(1, 'Escolha ao menos um dia'),
  professionalId: z.union([z.literal(''), idField]),
  professionalName: z.string(),
  from: timeText,
  to: timeText,
  capacity: openingSchema.shape.capacity,
});

export const hoursForm = z.object({ hours: z.array(weekCard) }).transform(({ hours }, context) => {
  const { openings, cards } = openingsOf(hours);
  const told = new Set<string>();
  for (const { path, message } of hoursIssues(openings)) {
    const [, at = '', field = ''] = path.split('.');
    const card = cards[Number(at)] ?? 0;
    if (told.has(`${card} ${field}`)) continue;
    told.add(`${card} ${field}`);
    context.addIssue({ code: 'custom', path: ['hours', card, field], message });
  }
  return { hours: openings };
});

export const blockForm = z
  .object({
    professionalId: z.union([z.literal(''), idField]),
    fromDay: dateField,
    fromMinute: timeText,
    toDay: dateField,
    toMinute: timeText,
    reason: blockFields.reason,
  })
  .transform((block, context) => {
    const fields = { ...block, professionalId: block.professionalId === '' ? null : block.professionalId };
    for (const { path, message } of blockIssues(fields)) context.addIssue({ code: 'custom', path: [path], message });
    return fields;
  });

export const preparationForm = z.object({ code: requiredText(10), text: requiredLines(2_000) });
