import { z } from 'zod';
import { cpfField, dateField } from '../../platform/contract/brazil.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { optionalText, requiredText } from '../../platform/contract/fields.ts';
import type { Subject } from './form.ts';

/** Longest free text on paper: about two pages. */
export const longText = () => optionalText(10_000);
export const requiredLongText = () => requiredText(10_000);

/** Occupational risks, free text, one line per group; `mechanicalRiks` is spelt as the specification spells it. */
export const riskFields = {
  physicalRisks: longText(),
  chemicalRisks: longText(),
  biologicalRisks: longText(),
  ergonomicRisks: longText(),
  mechanicalRiks: longText(),
};

export const riskLabels = {
  physicalRisks: 'Riscos físicos',
  chemicalRisks: 'Riscos químicos',
  biologicalRisks: 'Riscos biológicos',
  ergonomicRisks: 'Riscos ergonômicos',
  mechanicalRiks: 'Riscos mecânicos e de acidentes',
} as const satisfies Record<keyof typeof riskFields, string>;

export type Risks = Record<keyof typeof riskFields, string>;

export const riskNames = Object.keys(riskLabels) as (keyof Risks)[];

/** Whether no risk group is filled in. */
export function noRisks(answers: Risks): boolean {
  return riskNames.every((risk) => !answers[risk].trim());
}

export const blankRisks: Risks = {
  physicalRisks: '',
  chemicalRisks: '',
  biologicalRisks: '',
  ergonomicRisks: '',
  mechanicalRiks: '',
};

/** Aptitude for special activities (decisions: Wording; NR-7, 7.5.19.2). */
export const specialSkillOptions = [
  'Apto(a) para manipulação de alimentos',
  'Apto(a) para trabalho com eletricidade (NR-10)',
  'Apto(a) para operação de máquinas autopropelidas (NR-12)',
  'Apto(a) para uso de arma de fogo',
  'Apto(a) para trabalho em espaço confinado (NR-33)',
  'Apto(a) para trabalho em altura (NR-35)',
] as const;

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

export const identityLabels = {
  name: 'Nome',
  cpf: 'CPF',
  dt_birth: 'Data de nascimento',
} as const satisfies Record<keyof typeof identityFields, string>;

/** What every form takes over from the employee. */
export function identityOf({ employee }: Subject) {
  return { name: employee.name, cpf: employee.cpf, dt_birth: formatDate(employee.dt_birth) };
}

/** What stands at the foot of every page. */
export function nameAndCpf({ name, cpf }: { name: string; cpf: string }): string {
  return `${name} · CPF ${cpf}`;
}
