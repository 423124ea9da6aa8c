import { calibratedUntil } from '../../../equipment/calibration.rules.ts';
import type { EquipmentKind } from '../../../equipment/equipment.labels.ts';
import { formatDate, parseDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';

type Days = { date: string; dt_birth: string; calibrated_on: string };

/** With what it is done, and the norm that wants it calibrated; empty where none does. */
type Calibrated = { equipment: EquipmentKind; norm: string };

/** What keeps an exam that was done in the house from being issued, by its days: it was done, and with what was calibrated then. */
export function refusedDays(days: Days, { today }: { today: string }, { equipment, norm }: Calibrated): Issue[] {
  const [day, birth, calibrated] = [parseDate(days.date), parseDate(days.dt_birth), parseDate(days.calibrated_on)];
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
  // By a day too long before the exam is enough.
  if (day && calibrated && day > calibratedUntil(calibrated)) {
    const until = formatDate(calibratedUntil(calibrated));
    const source = norm === '' ? '' : ` (${norm})`;
    const message = `A calibração valeu 12 meses, até ${until}: calibre o ${equipment.toLowerCase()} e refaça o exame${source}`;
    issues.push({ path: 'calibrated_on', message });
  }
  return issues;
}

/** The age on the exam's day, in whole years; null where a day is missing or they are the wrong way round. */
export function ageOn({ dt_birth, date }: Pick<Days, 'dt_birth' | 'date'>): number | null {
  const [birth, day] = [parseDate(dt_birth), parseDate(date)];
  if (!birth || !day || day < birth) return null;
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
}
