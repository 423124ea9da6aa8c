import { z } from 'zod';
import { cpfField, dateField, optionalDateField } from '../../../platform/contract/brazil.ts';
import { optionalText, requiredText } from '../../../platform/contract/fields.ts';
import { employerNumberField } from '../../../platform/contract/registration/registration.schema.ts';
import { examCode } from '../exams/exam-code.schema.ts';
import { specialSkillOptions, unfitSkillOptions } from '../shared/shared.labels.ts';
import { choices, longText, riskFields } from '../shared/shared.schema.ts';
import { examTypes, fitnessOptions } from './aso.labels.ts';

const exam = z.object({
  exam_name: optionalText(200),
  exam_date: optionalDateField,
  exam_code: examCode,
});

/** The ASO (product 7.5): the identification is required, the rest may be left to be written by hand. */
export const asoSchema = z.object({
  companyId: z.string(),
  employeeId: requiredText(),
  companyName: requiredText(),
  corporate_reason: requiredText(),
  cnpj: employerNumberField,
  name: requiredText(),
  cpf: cpfField,
  rg: requiredText(20),
  dt_birth: dateField,
  registration: requiredText(50),
  employeeFunction: requiredText(),
  office: requiredText(),
  sector: requiredText(),
  examType: z.enum(['', ...examTypes], { error: 'Escolha uma das opções' }),
  ...riskFields,
  /** Someone declares that there are no specific occupational risks (product 7.5); the paper says so by nothing else. */
  riskAbsence: z.boolean(),
  exams: z.array(exam).min(1),
  /** Fit or unfit for the function: chosen, whatever the conclusion's own words are (NR-7, 7.5.19.1 e). */
  fitness: z.enum(['', ...fitnessOptions], { error: 'Escolha uma das opções' }),
  conclusion: longText(),
  observation: longText(),
  location: optionalText(200),
  /** Printed where the date is otherwise written by hand. */
  date: optionalDateField,
  special_skills: choices(specialSkillOptions),
  unfit_skills: choices(unfitSkillOptions),
});

export type AsoAnswers = z.input<typeof asoSchema>;
