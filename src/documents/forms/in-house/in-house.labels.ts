import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { employerCnpj, identityOf } from '../shared/shared.rules.ts';

/** The tab that the exams done in the house share: one more of them is no tab more. */
export const inHouseTab = 'Exames na clínica';

/** Whose exam it is, and of which day. */
export const examLabels = {
  ...identityLabels,
  employeeFunction: 'Função',
  corporate_reason: 'Razão social',
  cnpj: 'CNPJ',
  date: 'Data do exame',
} as const;

/** With what it was done. */
export const examEquipmentLabels = {
  maker: 'Fabricante',
  model: 'Modelo',
  serial: 'Número de série',
  calibrated_on: 'Última calibração',
} as const;

/** What a new exam begins with; all that was measured is still to come. */
export function blankExam(subject: Subject) {
  const { employee, company } = subject;
  return {
    ...identityOf(subject),
    ...{ employeeFunction: employee.employee_function, corporate_reason: company.corporate_reason },
    ...{ cnpj: employerCnpj(subject), date: '', maker: '', model: '', serial: '', calibrated_on: '' },
  };
}
