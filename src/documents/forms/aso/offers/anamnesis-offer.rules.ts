import { restore } from '../../editor/restore.rules.ts';
import { blankRisks, specialSkillOptions, unfitSkillOptions } from '../../shared/shared.labels.ts';
import { contentsOf, type Offer } from './offer.rules.ts';

/** What the two forms have in common, under the anamnesis' names. */
const shape = {
  ...blankRisks,
  exams: [{ exam_name: '', exam_date: '' }],
  specialSkills: [] as string[],
  unfitSkills: [] as string[],
  location: '',
};

/** A row without complaint and history. */
function examOf({ exam_name, exam_date, exam_code }: Offer['exams'][number]): Offer['exams'][number] {
  return { exam_name, exam_date, ...(exam_code ? { exam_code } : {}) };
}

/**
 * What an anamnesis offers to the ASO of the same person: risks, exams with their dates, aptitudes, place. Complaints and
 * findings stay where they are, and fields that were left empty declare nothing.
 * @param values the answers as a draft holds them
 * @returns null when there is nothing to take over
 */
export function offeredByAnamnesis(values: unknown): Offer | null {
  const { exams, specialSkills, unfitSkills, location, ...risks } = restore(shape, values) as typeof shape;
  const offer: Offer = {
    ...risks,
    riskAbsence: false,
    examType: '',
    exams: exams.filter(({ exam_name }) => exam_name.trim()).map(examOf),
    special_skills: specialSkillOptions.filter((skill) => specialSkills.includes(skill)),
    unfit_skills: unfitSkillOptions.filter((skill) => unfitSkills.includes(skill)),
    location,
  };
  return contentsOf({ ...offer, location: '' }).length > 0 ? offer : null;
}
