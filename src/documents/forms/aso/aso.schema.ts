import { z } from 'zod';
import { cnpjField, cpfField, dateField } from '../../../platform/contract/brazil.ts';
import { optionalText, requiredText } from '../../../platform/contract/fields.ts';
import type { Subject } from '../form.ts';
import {
  blankRisks,
  choices,
  identityOf,
  longText,
  riskFields,
  riskLabels,
  specialSkillOptions,
} from '../shared.schema.ts';

/** The five occupational exams (NR-7, 7.5.6). */
export const examTypes = [
  'Admissional',
  'Periódico',
  'Retorno ao trabalho',
  'Mudança de riscos ocupacionais',
  'Demissional',
] as const;

const exam = z.object({
  exam_name: optionalText(200),
  exam_date: z.union([z.literal(''), dateField]),
});

/** Specification, section 3, ASO form: the identification is required, the rest may be left to be written by hand. */
export const asoSchema = z.object({
  companyId: z.string(),
  employeeId: z.string(),
  companyName: requiredText(),
  corporate_reason: requiredText(),
  cnpj: cnpjField,
  name: requiredText(),
  cpf: cpfField,
  rg: requiredText(20),
  dt_birth: dateField,
  registration: requiredText(50),
  employeeFunction: requiredText(),
  office: requiredText(),
  sector: requiredText(),
  examType: z.union([z.literal(''), z.enum(examTypes)]),
  ...riskFields,
  exams: z.array(exam).min(1),
  conclusion: longText(),
  observation: longText(),
  location: optionalText(200),
  special_skills: choices(specialSkillOptions),
});

export type AsoAnswers = z.input<typeof asoSchema>;

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
  conclusion: 'Conclusão',
  observation: 'Observação',
  location: 'Local',
  special_skills: 'Aptidões especiais',
} as const satisfies Record<Exclude<keyof AsoAnswers, 'companyId' | 'employeeId'> | keyof z.input<typeof exam>, string>;

export const blankExam = { exam_name: '', exam_date: '' };

/** A new ASO: the identification from the records, one blank exam row. */
export function blankAso(subject: Subject): AsoAnswers {
  const { employee, company } = subject;
  return {
    companyId: company.id,
    employeeId: employee.id,
    companyName: company.fantasy_name,
    corporate_reason: company.corporate_reason,
    cnpj: company.cnpj,
    ...identityOf(subject),
    rg: employee.rg,
    registration: employee.registration,
    employeeFunction: employee.employee_function,
    office: employee.office,
    sector: employee.sector,
    examType: '',
    ...blankRisks,
    exams: [blankExam],
    conclusion: '',
    observation: '',
    location: '',
    special_skills: [],
  };
}
