import { z } from 'zod';
import { cpfField, dateField } from '../../../platform/contract/brazil.ts';
import { optionalLines, requiredLines, requiredText } from '../../../platform/contract/fields.ts';

/** Longest free text on paper: about two pages. */
export const longText = () => optionalLines(10_000);
export const requiredLongText = () => requiredLines(10_000);

/** Occupational risks, free text, one line per group; `mechanicalRiks` is spelt so (product 7.3). */
export const riskFields = {
  physicalRisks: longText(),
  chemicalRisks: longText(),
  biologicalRisks: longText(),
  ergonomicRisks: longText(),
  mechanicalRiks: longText(),
};

/** A list of choices among known options. */
export function choices<const Option extends string>(options: readonly [Option, ...Option[]]) {
  return z.array(z.enum(options, { error: 'Escolha uma das opções' }));
}

/** As `choices`, with at least one chosen. */
export function someChoices<const Option extends string>(options: readonly [Option, ...Option[]]) {
  return choices(options).min(1, 'Escolha ao menos uma opção');
}

/** The patient as the medical documents name them (CFM 2.381/2024). */
export const identityFields = { name: requiredText(), cpf: cpfField, dt_birth: dateField };
