import { parseDate, today } from '../../../platform/contract/dates.ts';
import type { Subject } from '../form.ts';
import { blankRisks, riskLabels } from '../shared/shared.labels.ts';
import { employerCnpj, identityOf } from '../shared/shared.rules.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** The five occupational exams (NR-7, 7.5.6). */
export const examTypes = [
  'Admissional',
  'Periódico',
  'Retorno ao trabalho',
  'Mudança de riscos ocupacionais',
  'Demissional',
] as const;

/** What is concluded of the fitness for the function (NR-7, 7.5.19.1 e). */
export const fitnessOptions = ['Apto(a) para a função', 'Inapto(a) para a função'] as const;

/** What a person declares by ticking it; on paper the statement stands without 'Declaro'. */
export const riskAbsenceLabel = 'Declaro a ausência de riscos ocupacionais específicos';

export const asoLabels = {
  companyName: 'Nome fantasia',
  corporate_reason: 'Razão social',
  cnpj: 'CNPJ',
  name: 'Nome',
  cpf: 'CPF',
  rg: 'RG',
  dt_birth: 'Data de nascimento',
  registration: 'Matrícula',
  employeeFunction: 'Função',
  office: 'Cargo',
  sector: 'Setor',
  examType: 'Tipo de exame',
  ...riskLabels,
  exams: 'Exames realizados',
  exam_name: 'Exame',
  exam_date: 'Data do exame',
  fitness: 'Aptidão para a função',
  conclusion: 'Conclusão',
  observation: 'Observação',
  location: 'Local',
  date: 'Data',
  special_skills: 'Aptidões especiais',
  unfit_skills: 'Inaptidões especiais',
} as const satisfies Record<
  Exclude<keyof AsoAnswers, 'companyId' | 'employeeId' | 'riskAbsence'> | keyof typeof blankExam,
  string
>;

export const blankExam = { exam_name: '', exam_date: '' };

/** The day that an ASO is of (`YYYY-MM-DD`): the one on it, else today. */
export function dayOfAso({ date }: Pick<AsoAnswers, 'date'>): string {
  return parseDate(date) ?? today();
}

/** A new ASO: the identification from the records, one blank exam row. */
export function blankAso(subject: Subject): AsoAnswers {
  const { employee, company } = subject;
  return {
    companyId: company.id,
    employeeId: employee.id,
    companyName: company.fantasy_name,
    corporate_reason: company.corporate_reason,
    cnpj: employerCnpj(subject),
    ...identityOf(subject),
    rg: employee.rg,
    registration: employee.registration,
    employeeFunction: employee.employee_function,
    office: employee.office,
    sector: employee.sector,
    examType: '',
    ...blankRisks,
    riskAbsence: false,
    exams: [blankExam],
    fitness: '',
    conclusion: '',
    observation: '',
    location: '',
    date: '',
    special_skills: [],
    unfit_skills: [],
  };
}
