import type { Subject } from '../form.ts';
import { type Risks, riskNames } from './shared.labels.ts';

/** Whether no risk group is filled in. */
export function noRisks(answers: Risks): boolean {
  return riskNames.every((risk) => !answers[risk].trim());
}

/** The groups of risks among the answers of a form. */
export function risksOf(answers: Risks): Risks {
  return Object.fromEntries(riskNames.map((risk) => [risk, answers[risk]])) as Risks;
}

/** What every form takes over from the employee. */
export function identityOf({ employee }: Subject) {
  return { name: employee.name, cpf: employee.cpf, dt_birth: employee.dt_birth };
}

/** The employer's CNPJ: that of the establishment where the employee belongs to one (NR-7, 7.5.19.1 a). */
export function employerCnpj({ company, unit }: Subject): string {
  return unit?.cnpj ?? company.cnpj;
}

/** What stands at the foot of every page. */
export function nameAndCpf({ name, cpf }: { name: string; cpf: string }): string {
  return `${name} · CPF ${cpf}`;
}
