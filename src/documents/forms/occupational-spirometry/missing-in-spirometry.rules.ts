import { today } from '../../../platform/contract/dates.ts';
import { decimalOf } from '../../../platform/contract/decimal.rules.ts';
import type { Pendency } from '../form.ts';
import { missingIn } from '../in-house/missing-in-exam.rules.ts';
import { spirometryLabels } from './occupational-spirometry.labels.ts';
import { computed, refusedInSpirometry } from './occupational-spirometry.rules.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

const required = [
  ...(['date', 'height_cm', 'weight_kg', 'smoking', 'maker', 'model', 'calibrated_on'] as const),
  ...(['fvc', 'fev1', 'equation', 'curves', 'grade', 'reading'] as const),
];

/** What a spirometry still lacks, and what a reader would ask about. */
export function missingInSpirometry(answers: SpirometryAnswers): Pendency[] {
  const { reading, report, ratio_lower, fvc_predicted } = answers;
  const lacks: Pendency[] = missingIn(answers, required, spirometryLabels);
  if (fvc_predicted.trim() === '') lacks.push({ path: 'fvc_predicted', what: 'Valores previstos' });
  if (reading !== '' && reading !== 'Normal' && report.trim() === '') {
    lacks.push({ path: 'report', what: 'Laudo do que se achou' });
  }
  const [ratio, lower] = [decimalOf(computed(answers).ratio), decimalOf(ratio_lower)];
  if (reading === 'Normal' && ratio !== null && lower !== null && ratio < lower) {
    lacks.push({ path: 'reading', what: 'VEF1/CVF abaixo do limite inferior, com leitura normal: confira' });
  }
  const refused = refusedInSpirometry(answers, { today: today() });
  return [...lacks, ...refused.map(({ path, message }) => ({ path, what: message }))];
}
