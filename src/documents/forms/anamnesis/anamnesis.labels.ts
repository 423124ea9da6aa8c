import type { Subject } from '../form.ts';
import { blankRisks, riskLabels } from '../shared/shared.labels.ts';
import { employerCnpj, identityOf } from '../shared/shared.rules.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';

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
  unfitSkills: 'Inaptidões especiais',
  conclusionObservation: 'Observação da conclusão',
  location: 'Local',
} as const satisfies Record<
  Exclude<keyof AnamnesisAnswers, 'companyId' | 'employeeId'> | keyof typeof blankAnamnesisExam,
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
    cnpj: employerCnpj(subject),
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
    unfitSkills: [],
    conclusionObservation: '',
    location: '',
  };
}
