import { z } from 'zod';
import { dateField, optionalDateField } from '../../../platform/contract/brazil.ts';
import { decimalOf } from '../../../platform/contract/decimal.rules.ts';
import { optionalText, requiredMessage, requiredText, typedText } from '../../../platform/contract/fields.ts';
import { employerNumberField } from '../../../platform/contract/registration/registration.schema.ts';
import { identityFields } from '../shared/shared.schema.ts';

/** Whose exam it is, and of which day. */
export const examFields = {
  ...identityFields,
  employeeFunction: requiredText(),
  corporate_reason: requiredText(),
  cnpj: employerNumberField,
  date: dateField,
};

/** With what it was done, as its papers have to name it. */
export const examEquipmentFields = {
  maker: requiredText(100),
  model: requiredText(100),
  serial: requiredText(60),
  calibrated_on: dateField,
};

/** The same of an exam that can be done without: all of it, or nothing. */
export const optionalEquipmentFields = {
  maker: optionalText(100),
  model: optionalText(100),
  serial: optionalText(60),
  calibrated_on: optionalDateField,
};

/** Limits of a number, both included. */
export type Limits = readonly [lowest: number, highest: number];

/** A number with a comma, within limits; empty where it was not measured. */
export function measuredText([lowest, highest]: Limits, unit: string) {
  const said = (limit: number) => `${limit}`.replace('.', ',');
  const message = `Use um número de ${said(lowest)} a ${said(highest)}${unit === '' ? '' : ` ${unit}`}, com vírgula`;
  return typedText().refine((text) => {
    const number = decimalOf(text);
    return text === '' || (number !== null && number >= lowest && number <= highest);
  }, message);
}

/** The same, which has to be there. */
export function requiredMeasure(limits: Limits, unit: string) {
  return measuredText(limits, unit).refine((text) => text !== '', requiredMessage);
}

/** One of several options, which has to be chosen. */
export function oneOf<const Option extends string>(options: readonly [Option, ...Option[]]) {
  return z
    .enum(['', ...options], { error: 'Escolha uma das opções' })
    .refine((found) => found !== '', { error: requiredMessage });
}
