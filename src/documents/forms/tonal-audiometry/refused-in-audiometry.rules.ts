import { audiometer } from '../../../equipment/equipment.labels.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import { refusedDays } from '../in-house/days-of-exam.rules.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** So many hours without noise are wanted before the exam (NR-7, Anexo II). */
export const wantedRest = 14;

/** What keeps an audiometry from being issued, by its answers. */
export function refusedInAudiometry(
  answers: Pick<AudiometryAnswers, 'date' | 'calibrated_on' | 'dt_birth'>,
  known: { today: string },
): Issue[] {
  return refusedDays(answers, known, { equipment: audiometer, norm: 'NR-7, Anexo II' });
}
