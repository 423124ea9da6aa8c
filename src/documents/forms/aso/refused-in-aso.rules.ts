import { forbiddenInExams } from '../exams/forbidden-in-exams.rules.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { type Lack, lacksOfContent } from './content-of-aso.rules.ts';
import { contradictionsIn } from './contradictions-in-aso.rules.ts';
import { impossibleDays, type KnownDays } from './days-of-aso.rules.ts';
import { secretsIn } from './secrecy-of-aso.rules.ts';

/**
 * Everything that keeps an ASO from being issued, by its answers: what NR-7, 7.5.19.1 asks for and is not there, what contradicts
 * itself, days that can't be, exams that are forbidden, results and diagnoses (product 15.1). None of it keeps anybody from printing.
 */
export function refusedInAso(answers: AsoAnswers, known: KnownDays): Lack[] {
  const forbidden = forbiddenInExams(answers).map(({ at, name, reason }) => ({
    path: `exams.${at}.exam_name`,
    what: `Retirar o exame ${name.trim()}: ${reason}`,
    message: reason,
  }));
  const secrets = secretsIn(answers);
  return [
    ...lacksOfContent(answers),
    ...contradictionsIn(answers),
    ...impossibleDays(answers, known),
    ...forbidden,
    ...secrets.filter(({ path }) => !forbidden.some((one) => one.path === path)),
  ];
}
