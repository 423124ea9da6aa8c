import { z } from 'zod';
import { airFrequencies, boneFrequencies, highestDb, lowestDb, stepDb } from '../../../audiograms/annex-2/ear.rules.ts';
import { dateField } from '../../../platform/contract/brazil.ts';
import { requiredMessage, requiredText, typedText } from '../../../platform/contract/fields.ts';
import { employerNumberField } from '../../../platform/contract/registration/registration.schema.ts';
import { identityFields, longText } from '../shared/shared.schema.ts';
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

const otoscopy = z
  .enum(['', ...otoscopies], { error: 'Escolha uma das opções' })
  .refine((found) => found !== '', { error: requiredMessage });

/** The occupational audiometry (product 7.13; NR-7, Anexo II, 3.5). */
export const audiometrySchema = z.object({
  ...identityFields,
  employeeFunction: requiredText(),
  corporate_reason: requiredText(),
  cnpj: employerNumberField,
  date: dateField,
  /** Hours of acoustic rest before the exam. */
  rest_hours: typedText()
    .min(1, { error: requiredMessage, abort: true })
    .regex(/^\d{1,3}$/, 'Use um número inteiro de horas'),
  right_otoscopy: otoscopy,
  left_otoscopy: otoscopy,
  maker: requiredText(100),
  model: requiredText(100),
  serial: requiredText(60),
  calibrated_on: dateField,
  right_air: air,
  right_bone: bone,
  left_air: air,
  left_bone: bone,
  notes: longText(),
});

export type AudiometryAnswers = z.input<typeof audiometrySchema>;
