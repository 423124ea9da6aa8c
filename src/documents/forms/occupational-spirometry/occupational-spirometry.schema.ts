import { z } from 'zod';
import { optionalText } from '../../../platform/contract/fields.ts';
import { examEquipmentFields, examFields, measuredText, oneOf, requiredMeasure } from '../in-house/in-house.schema.ts';
import { longText } from '../shared/shared.schema.ts';
import { grades, readings, smokings } from './occupational-spirometry.labels.ts';
import { limits } from './occupational-spirometry.rules.ts';

/** The spirometry (product 7.17; NR-7, Anexo III). */
export const spirometrySchema = z.object({
  ...examFields,
  /** Who led the manoeuvres; empty where it is who signs. */
  done_by: optionalText(200),
  height_cm: requiredMeasure(limits.height_cm, 'cm'),
  weight_kg: requiredMeasure(limits.weight_kg, 'kg'),
  smoking: oneOf(smokings),
  pack_years: measuredText(limits.pack_years, 'anos-maço'),
  ...examEquipmentFields,
  fvc: requiredMeasure(limits.volume, 'L'),
  fev1: requiredMeasure(limits.volume, 'L'),
  equation: optionalText(100),
  fvc_predicted: measuredText(limits.predicted, 'L'),
  fev1_predicted: measuredText(limits.predicted, 'L'),
  ratio_lower: measuredText(limits.ratio_lower, '%'),
  curves: requiredMeasure(limits.curves, 'curvas').refine((text) => !text.includes(','), 'Use um número inteiro'),
  grade: oneOf(grades),
  reading: oneOf(readings),
  report: longText(),
});

export type SpirometryAnswers = z.input<typeof spirometrySchema>;
