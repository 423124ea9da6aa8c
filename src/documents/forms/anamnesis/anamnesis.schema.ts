import { z } from 'zod';
import { cnpjField, cpfField, dateField } from '../../../platform/contract/brazil.ts';
import { requiredText } from '../../../platform/contract/fields.ts';
import type { Subject } from '../form.ts';
import {
  blankRisks,
  choices,
  identityOf,
  requiredLongText,
  riskFields,
  riskLabels,
  someChoices,
  specialSkillOptions,
} from '../shared.schema.ts';
import { anamnesisOptions as options } from './anamnesis-options.schema.ts';

const exam = z.object({
  exam_name: requiredText(200),
  exam_date: dateField,
  chief_complaint: requiredText(2_000),
  clinical_history: requiredText(4_000),
});

/** Specification, section 5, Anamnesis: every text and every examination group; risks and special skills may stay empty. */
export const anamnesisSchema = z.object({
  companyId: z.string(),
  employeeId: z.string(),
  companyName: requiredText(),
  corporateReason: requiredText(),
  cnpj: cnpjField,
  employeeName: requiredText(),
  employeeCpf: cpfField,
  employeeRg: requiredText(20),
  employeeDateBirth: dateField,
  employeeRegistration: requiredText(50),
  employeeFunction: requiredText(),
  employeeRole: requiredText(),
  employeeSector: requiredText(),
  ...riskFields,
  exams: z.array(exam).min(1),
  pathologicalPersonalAndFamilyHistory: requiredLongText(),
  generalCondition: someChoices(options.generalCondition),
  facies: someChoices(options.facies),
  gait: someChoices(options.gait),
  rombergTest: someChoices(options.rombergTest),
  visualAcuity: someChoices(options.visualAcuity),
  correction: someChoices(options.correction),
  cardiovascular: someChoices(options.cardiovascular),
  respiratory: someChoices(options.respiratory),
  abdominal: someChoices(options.abdominal),
  spine: someChoices(options.spine),
  upperLimbs: someChoices(options.upperLimbs),
  maneuversUpperLimbs: someChoices(options.maneuversUpperLimbs),
  lowerLimbs: someChoices(options.lowerLimbs),
  complementaryExams: someChoices(options.complementaryExams),
  diagnosticHypothesis: requiredLongText(),
  conclusion: someChoices(options.conclusion),
  specialSkills: choices(specialSkillOptions),
  conclusionObservation: requiredLongText(),
  location: requiredText(200),
});

export type AnamnesisAnswers = z.input<typeof anamnesisSchema>;

export const anamnesisLabels = {
  companyName: 'Nome fantasia',
  corporateReason: 'Razão social',
  cnpj: 'CNPJ',
  employeeName: 'Nome',
  employeeCpf: 'CPF',
  employeeRg: 'RG',
  employeeDateBirth: 'Data de nascimento',
  employeeRegistration: 'Matrícula',
  employeeFunction: 'Função',
  employeeRole: 'Cargo',
  employeeSector: 'Setor',
  ...riskLabels,
  exams: 'Exames',
  exam_name: 'Exame',
  exam_date: 'Data do exame',
  chief_complaint: 'Queixa principal',
  clinical_history: 'História clínica',
  pathologicalPersonalAndFamilyHistory: 'Antecedentes patológicos pessoais e familiares',
  generalCondition: 'Estado geral',
  facies: 'Fácies',
  gait: 'Marcha',
  rombergTest: 'Teste de Romberg',
  visualAcuity: 'Acuidade visual',
  correction: 'Correção',
  cardiovascular: 'Aparelho cardiovascular',
  respiratory: 'Aparelho respiratório',
  abdominal: 'Abdome',
  spine: 'Coluna vertebral',
  upperLimbs: 'Membros superiores',
  maneuversUpperLimbs: 'Manobras dos membros superiores',
  lowerLimbs: 'Membros inferiores',
  complementaryExams: 'Exames complementares',
  diagnosticHypothesis: 'Hipótese diagnóstica',
  conclusion: 'Conclusão',
  specialSkills: 'Aptidões especiais',
  conclusionObservation: 'Observação da conclusão',
  location: 'Local',
} as const satisfies Record<
  Exclude<keyof AnamnesisAnswers, 'companyId' | 'employeeId'> | keyof z.input<typeof exam>,
  string
>;

export const blankAnamnesisExam = { exam_name: '', exam_date: '', chief_complaint: '', clinical_history: '' };

/** A new anamnesis: the identification from the records, one blank exam row, nothing chosen. */
export function blankAnamnesis(subject: Subject): AnamnesisAnswers {
  const { employee, company } = subject;
  const { name, cpf, dt_birth } = identityOf(subject);
  return {
    companyId: company.id,
    employeeId: employee.id,
    companyName: company.fantasy_name,
    corporateReason: company.corporate_reason,
    cnpj: company.cnpj,
    employeeName: name,
    employeeCpf: cpf,
    employeeRg: employee.rg,
    employeeDateBirth: dt_birth,
    employeeRegistration: employee.registration,
    employeeFunction: employee.employee_function,
    employeeRole: employee.office,
    employeeSector: employee.sector,
    ...blankRisks,
    exams: [blankAnamnesisExam],
    pathologicalPersonalAndFamilyHistory: '',
    generalCondition: [],
    facies: [],
    gait: [],
    rombergTest: [],
    visualAcuity: [],
    correction: [],
    cardiovascular: [],
    respiratory: [],
    abdominal: [],
    spine: [],
    upperLimbs: [],
    maneuversUpperLimbs: [],
    lowerLimbs: [],
    complementaryExams: [],
    diagnosticHypothesis: '',
    conclusion: [],
    specialSkills: [],
    conclusionObservation: '',
    location: '',
  };
}
