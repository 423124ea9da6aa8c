import type { AsoAnswers } from './aso.schema.ts';
import { filledFrom, offerableOf } from './offers/offer.rules.ts';

/**
 * An ASO with what an earlier one of the same person offers: risks or the declaration of their absence, the exams without dates,
 * the place. Occasion, aptitudes and conclusion are of whoever examines now; planned is not done, so that no exam is dated.
 */
export function asoBasedOn(answers: AsoAnswers, earlier: AsoAnswers): AsoAnswers {
  const exams = earlier.exams.filter(({ exam_name }) => exam_name.trim() !== '');
  const offer = {
    ...offerableOf(earlier),
    examType: '' as const,
    exams: exams.map((exam) => ({ ...exam, exam_date: '' })),
    special_skills: [],
    unfit_skills: [],
  };
  return { ...answers, ...filledFrom(answers, offer) };
}
