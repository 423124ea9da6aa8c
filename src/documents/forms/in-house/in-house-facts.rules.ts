import type { FormFacts } from '../form-facts.ts';
import { inHouseTab } from './in-house.labels.ts';

type Own<Answers extends object> = Pick<
  FormFacts<Answers>,
  'kind' | 'tab' | 'shortName' | 'printedName' | 'last' | 'rights'
> & { itsExam: { exam_code: string; exam_name: string } };

/**
 * What everybody knows of an exam that is done in the house and has its own paper (decision 153): it is that exam by Tabela 27, a
 * report, and under medical confidentiality. The company learns from the ASO that it was done, and when.
 */
export function inHouseFacts<Answers extends object>(own: Own<Answers>): FormFacts<Answers> {
  return {
    ...own,
    within: inHouseTab,
    confidentiality: () => 'always',
    healthDocument: () => 'report',
    exams: 'itself',
  };
}
