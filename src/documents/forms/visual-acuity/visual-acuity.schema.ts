import { z } from 'zod';
import { optionalText, typedText } from '../../../platform/contract/fields.ts';
import { examFields, measuredText, oneOf, optionalEquipmentFields } from '../in-house/in-house.schema.ts';
import { longText } from '../shared/shared.schema.ts';
import { isFarAcuity, isNearAcuity } from './sight.rules.ts';
import { acuityReadings, corrections, methods } from './visual-acuity.labels.ts';

const far = typedText().refine(
  (text) => text === '' || isFarAcuity(text),
  'Use a fração (20/40 ou 6/12), o decimal (0,5), Conta dedos, Vultos, Percepção luminosa ou Sem percepção luminosa',
);
const near = typedText().refine(
  (text) => text === '' || isNearAcuity(text),
  'Use a escala de Jaeger, de J1+ a J16, ou Não lê',
);
const whole = (text: string) => !text.includes(',');

/** The exam of sight (product 7.16). */
export const acuitySchema = z.object({
  ...examFields,
  /** Who measured it; empty where it is who signs. */
  done_by: optionalText(200),
  method: oneOf(methods),
  correction: oneOf(corrections),
  far_right_without: far,
  far_left_without: far,
  far_both_without: far,
  far_right_with: far,
  far_left_with: far,
  far_both_with: far,
  near_right_without: near,
  near_left_without: near,
  near_both_without: near,
  near_right_with: near,
  near_left_with: near,
  near_both_with: near,
  plates_right: measuredText([0, 38], 'placas').refine(whole, 'Use um número inteiro'),
  plates_total: measuredText([1, 38], 'placas').refine(whole, 'Use um número inteiro'),
  /** The smallest disparity in which depth was seen. */
  stereopsis: measuredText([10, 999], 'segundos de arco').refine(whole, 'Use um número inteiro'),
  ...optionalEquipmentFields,
  reading: oneOf(acuityReadings),
  notes: longText(),
});

export type AcuityAnswers = z.input<typeof acuitySchema>;
