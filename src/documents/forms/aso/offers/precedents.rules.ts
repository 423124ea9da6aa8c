import { restore } from '../../editor/restore.rules.ts';
import { blankRisks, type Risks, riskNames, specialSkillOptions } from '../../shared/shared.labels.ts';
import { examTypes } from '../aso.labels.ts';
import type { AsoAnswers } from '../aso.schema.ts';
import { contentsOf, type Offer, sameName } from './offer.rules.ts';

/**
 * What an ASO that was printed says of its function, for the next worker who has it: risks, exams and aptitudes without a
 * date, and nothing of the person whom it was about.
 */
export type Precedent = Risks & {
  companyId: string;
  employeeFunction: string;
  /** When it was printed, ISO 8601. */
  at: string;
  examType: string;
  riskAbsence: boolean;
  exams: string[];
  special_skills: string[];
};

/** How many functions are remembered, and how long: risks and exams of a function change with its PGR, once a year or less. */
const most = 60;
const days = 30;

/**
 * The precedents once this ASO is printed: one for each function of each company, the newest first. One that was printed to be
 * filled in by hand says nothing.
 */
export function withPrinted(before: readonly Precedent[], answers: AsoAnswers, now: Date): Precedent[] {
  const { companyId, employeeFunction, examType, riskAbsence } = answers;
  const printed: Precedent = {
    ...(Object.fromEntries(riskNames.map((risk) => [risk, answers[risk].trim()])) as Risks),
    companyId,
    employeeFunction,
    at: now.toISOString(),
    examType,
    riskAbsence,
    exams: answers.exams.map(({ exam_name }) => exam_name.trim()).filter((name) => name !== ''),
    special_skills: [...answers.special_skills],
  };
  const says = companyId !== '' && employeeFunction.trim() !== '' && contentsOf(offeredBy(printed)).length > 0;
  return says ? [printed, ...before.filter((one) => !isOf(one, answers))].slice(0, most) : [...before];
}

/** The precedent of the same company and function, if one is remembered. */
export function precedentFor(known: readonly Precedent[], of: Post): Precedent | null {
  return known.find((one) => isOf(one, of)) ?? null;
}

/** What was kept, as far as it is precedents at all and not too old. */
export function readPrecedents(kept: unknown, now: Date): Precedent[] {
  const oldest = new Date(now.getTime() - days * 24 * 60 * 60 * 1_000).toISOString();
  const read = (Array.isArray(kept) ? kept : []).map((one) => restore(blank, one) as Precedent);
  return read.filter(({ companyId, at }) => companyId !== '' && at >= oldest);
}

/** A precedent as the ASO can take it over. Its exams were another person's: only who says so dates them, with `date`. */
export function offeredBy(precedent: Precedent, date = ''): Offer {
  return {
    ...(Object.fromEntries(riskNames.map((risk) => [risk, precedent[risk]])) as Risks),
    riskAbsence: precedent.riskAbsence,
    examType: examTypes.find((type) => type === precedent.examType) ?? '',
    exams: precedent.exams.map((exam_name) => ({ exam_name, exam_date: date })),
    special_skills: specialSkillOptions.filter((skill) => precedent.special_skills.includes(skill)),
    unfit_skills: [], // What another person is unfit for says nothing of this one.
    location: '',
  };
}

/** A function in a company. */
type Post = Pick<AsoAnswers, 'companyId' | 'employeeFunction'>;

const blank: Precedent = {
  ...blankRisks,
  companyId: '',
  employeeFunction: '',
  at: '',
  examType: '',
  riskAbsence: false,
  exams: [],
  special_skills: [],
};

function isOf(one: Post, other: Post): boolean {
  return one.companyId === other.companyId && sameName(one.employeeFunction, other.employeeFunction);
}
