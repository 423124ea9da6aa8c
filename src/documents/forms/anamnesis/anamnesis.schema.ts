import { z } from 'zod';
import { cpfField, dateField } from '../../../platform/contract/brazil.ts';
import { requiredLines, requiredText } from '../../../platform/contract/fields.ts';
import { employerNumberField } from '../../../platform/contract/registration/registration.schema.ts';
import { examCode } from '../exams/exam-code.schema.ts';
import { specialSkillOptions, unfitSkillOptions } from '../shared/shared.labels.ts';
import { choices, requiredLongText, riskFields, someChoices } from '../shared/shared.schema.ts';
import { anamnesisOptions as options } from './anamnesis-options.labels.ts';

const exam = z.object({
  exam_name: requiredText(200),
  exam_date: dateField,
  chief_complaint: requiredLines(2_000),
  clinical_history: requiredLines(4_000),
  exam_code: examCode,
});

/** The anamnesis (product 7.3): every text and every examination group; risks and special skills may stay empty. */
export const anamnesisSchema = z.object({
  companyId: z.string(),
  employeeId: requiredText(),
  companyName: requiredText(),
  corporateReason: requiredText(),
  cnpj: employerNumberField,
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
  conclusion: someChoices(options.conclusion).max(1, 'Escolha só Apto(a) ou só Inapto(a)'),
  specialSkills: choices(specialSkillOptions),
  unfitSkills: choices(unfitSkillOptions),
  conclusionObservation: requiredLongText(),
  location: requiredText(200),
});

export type AnamnesisAnswers = z.input<typeof anamnesisSchema>;
