import type { Company } from '../../../../companies/companies.contract.ts';
import type { Employee } from '../../../../employees/employees.contract.ts';
import { employeeLabels } from '../../../../employees/employees.labels.ts';
import { blankOf } from '../../../../ui/form/blank.ts';
import type { Subject } from '../../form.ts';

/** The answers with what the records say of another subject; what they do not say stays as it is. */
export function refill(answers: object, blank: object): object {
  const known = Object.entries(blank).filter(([, value]) => typeof value === 'string' && value !== '');
  return { ...answers, ...Object.fromEntries(known) };
}

/** A company of which no employee has been chosen yet. */
export function nobodyOf(company: Company): Subject {
  const nobody = { ...blankOf(employeeLabels), id: '', companyId: company.id, unitId: null, inactivatedAt: null };
  return { company, unit: null, employee: { ...nobody, version: 0 } as unknown as Employee };
}

/** The company and the employee among the answers of a form that lets them be chosen; null for any other. */
export function chosenIn(answers: object): { companyId: string; employeeId: string } | null {
  if (!('companyId' in answers && 'employeeId' in answers)) return null;
  return { companyId: String(answers.companyId), employeeId: String(answers.employeeId) };
}
