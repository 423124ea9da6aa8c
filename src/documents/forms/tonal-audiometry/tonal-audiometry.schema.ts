import { z } from 'zod';
import { airFrequencies, boneFrequencies, highestDb, lowestDb, stepDb } from '../../../audiograms/annex-2/ear.rules.ts';
import { requiredMessage, typedText } from '../../../platform/contract/fields.ts';
import { examEquipmentFields, examFields, oneOf } from '../in-house/in-house.schema.ts';
import { longText } from '../shared/shared.schema.ts';
import { otoscopies } from './tonal-audiometry.labels.ts';

const levelMessage = `Use de ${lowestDb} a ${highestDb} dB, de ${stepDb} em ${stepDb}`;

function isLevel(text: string): boolean {
  const level = Number(text);
  return /^-?\d{1,3}$/.test(text) && level >= lowestDb && level <= highestDb && level % stepDb === 0;
}

const flag = z.boolean({ error: 'Responda sim ou não' });
const level = typedText().refine((text) => text === '' || isLevel(text), levelMessage);
const marks = { masked: flag, absent: flag };

/** By air every frequency is tested, by bone those that were wanted. */
const air = z
  .array(z.object({ db: level.refine((text) => text !== '', requiredMessage), ...marks }))
  .length(airFrequencies.length, `Envie ${airFrequencies.length} limiares por via aérea`);
const bone = z
  .array(z.object({ db: level, ...marks }))
  .length(
    boneFrequencies.length,
    `Envie ${boneFrequencies.length} limiares por via óssea, vazios onde não houve teste`,
  );

/** The occupational audiometry (product 7.13; NR-7, Anexo II, 3.5). */
export const audiometrySchema = z.object({
  ...examFields,
  /** Hours of acoustic rest before the exam. */
  rest_hours: typedText()
    .min(1, { error: requiredMessage, abort: true })
    .regex(/^\d{1,3}$/, 'Use um número inteiro de horas'),
  right_otoscopy: oneOf(otoscopies),
  left_otoscopy: oneOf(otoscopies),
  ...examEquipmentFields,
  right_air: air,
  right_bone: bone,
  left_air: air,
  left_bone: bone,
  notes: longText(),
});

export type AudiometryAnswers = z.input<typeof audiometrySchema>;
