import { calibratedUntil } from '../../../equipment/calibration.rules.ts';
import { formatDate, parseDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** So many hours without noise are wanted before the exam (NR-7, Anexo II). */
export const wantedRest = 14;

type Days = Pick<AudiometryAnswers, 'date' | 'calibrated_on'>;

/** Whether the last calibration was too long before the exam: by a day is enough. */
function isCalibrationOver({ date, calibrated_on }: Days): boolean {
  const [day, calibrated] = [parseDate(date), parseDate(calibrated_on)];
  return day !== null && calibrated !== null && day > calibratedUntil(calibrated);
}

/** What keeps an audiometry from being issued, by its answers. */
export function refusedInAudiometry(
  answers: Days & Pick<AudiometryAnswers, 'dt_birth'>,
  { today }: { today: string },
): Issue[] {
  const [day, calibrated] = [parseDate(answers.date), parseDate(answers.calibrated_on)];
  const birth = parseDate(answers.dt_birth);
  const issues: Issue[] = [];
  if (day && day > today) {
    issues.push({ path: 'date', message: `Em ${formatDate(day)} o exame ainda não foi feito: a data é futura` });
  }
  if (day && birth && day <= birth) {
    issues.push({ path: 'date', message: 'A data do exame não pode ser anterior ao nascimento: confira as duas' });
  }
  if (day && calibrated && calibrated > day) {
    const message = `A calibração de ${formatDate(calibrated)} é depois do exame: informe a que valia nele`;
    issues.push({ path: 'calibrated_on', message });
  }
  if (isCalibrationOver(answers)) {
    const until = formatDate(calibratedUntil(calibrated ?? ''));
    const message = `A calibração valeu 12 meses, até ${until}: calibre o audiômetro e refaça o exame (NR-7, Anexo II)`;
    issues.push({ path: 'calibrated_on', message });
  }
  return issues;
}
