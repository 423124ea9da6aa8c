import type { Pendency } from '../form.ts';

const always = ['corporate_reason', 'cnpj', 'employeeFunction'] as const;

/** The texts that an exam still lacks, whose it is among them, as its labels call them. */
export function missingIn<Name extends string>(
  answers: Readonly<Record<Name | (typeof always)[number], string>>,
  names: readonly Name[],
  labels: Readonly<Record<Name | (typeof always)[number], string>>,
): Pendency[] {
  return [...always, ...names]
    .filter((name) => answers[name].trim() === '')
    .map((path) => ({ path, what: labels[path] }));
}
