import { formatDate } from '../../../../platform/contract/dates.ts';
import { isSameExam } from '../../exams/same-exam.rules.ts';
import { type Risks, riskLabels, riskNames } from '../../shared/shared.labels.ts';
import { noRisks, risksOf } from '../../shared/shared.rules.ts';
import type { AsoAnswers } from '../aso.schema.ts';

/** Answers that an ASO can take over from elsewhere; what is empty offers nothing. */
export type Offer = Risks &
  Pick<AsoAnswers, 'examType' | 'riskAbsence' | 'exams' | 'special_skills' | 'unfit_skills' | 'location'>;

/** The fields of an ASO that offers are about. */
export function offerableOf(answers: AsoAnswers): Offer {
  const { examType, riskAbsence, exams, special_skills, unfit_skills, location } = answers;
  return { ...risksOf(answers), examType, riskAbsence, exams, special_skills, unfit_skills, location };
}

/** What taking an offer back writes: the fields as they were, except those that were changed since. */
export function takenBack(now: AsoAnswers, filled: Offer, before: Offer): Partial<Offer> {
  const current = offerableOf(now);
  const same = (name: string) => JSON.stringify(at(current, name)) === JSON.stringify(at(filled, name));
  return Object.fromEntries(Object.entries(before).filter(([name]) => same(name)));
}

function at(offer: Offer, name: string): unknown {
  return offer[name as keyof Offer];
}

/**
 * The offered fields of an ASO once the offer is taken: what is still empty is filled in, what was typed or ticked stays. An
 * absence of risks is taken over only where no risk stands, and no risk where someone has declared their absence.
 */
export function filledFrom(answers: AsoAnswers, offer: Offer): Offer {
  const absent = answers.riskAbsence;
  const entries = riskNames.map((risk) => [risk, answers[risk].trim() || absent ? answers[risk] : offer[risk]]);
  const risks = Object.fromEntries(entries) as Risks;
  return {
    ...risks,
    riskAbsence: absent || (offer.riskAbsence && noRisks(risks)),
    examType: answers.examType || offer.examType,
    exams: filledExams(answers.exams, offer.exams),
    ...skillsFrom(answers, offer),
    location: answers.location || offer.location,
  };
}

/** One opinion on all activities: fit and unfit come together, and only where nothing is said yet. */
function skillsFrom(answers: AsoAnswers, offer: Offer): Pick<Offer, 'special_skills' | 'unfit_skills'> {
  const answered = answers.special_skills.length + answers.unfit_skills.length > 0;
  const { special_skills, unfit_skills } = answered ? answers : offer;
  return { special_skills, unfit_skills };
}

type Exams = AsoAnswers['exams'];
type Exam = Exams[number];

function filledExams(typed: Exams, offered: Exams): Exams {
  const dateOf = (exam: Exam) => offered.find((one) => isSameExam(one, exam))?.exam_date ?? '';
  const rows = typed
    .filter(({ exam_name, exam_date }) => exam_name.trim() || exam_date.trim())
    .map((exam) => ({ ...exam, exam_date: exam.exam_date || dateOf(exam) }));
  const further = offered.filter((exam) => !rows.some((one) => isSameExam(one, exam)));
  const exams = [...rows, ...further];
  return exams.length > 0 ? exams : typed;
}

/** Whether two names of functions are the same one, however it is written. */
export function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** What an offer holds, in the words of the form: 'Riscos físicos: Calor', 'Exames realizados: …'. */
export function contentsOf(offer: Offer): string[] {
  const risks = riskNames.map((risk) => part(riskLabels[risk], offer[risk].trim()));
  const exams = offer.exams.map(({ exam_name, exam_date }) =>
    exam_date ? `${exam_name} (${formatDate(exam_date)})` : exam_name,
  );
  return [
    part('Tipo de exame', offer.examType),
    ...risks,
    offer.riskAbsence ? 'Ausência de riscos ocupacionais específicos' : '',
    part('Exames', exams.join(', ')),
    part('Aptidões', [...offer.special_skills, ...offer.unfit_skills].join(', ')),
    part('Local', offer.location.trim()),
  ].filter((text) => text !== '');
}

function part(label: string, text: string): string {
  return text && `${label}: ${text}`;
}
