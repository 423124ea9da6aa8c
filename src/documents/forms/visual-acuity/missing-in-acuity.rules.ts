import { today } from '../../../platform/contract/dates.ts';
import type { Pendency } from '../form.ts';
import { missingIn } from '../in-house/missing-in-exam.rules.ts';
import { rankOf } from './sight.rules.ts';
import { acuityLabels } from './visual-acuity.labels.ts';
import { all, fieldOf, refusedInAcuity } from './visual-acuity.rules.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

/** What an exam of sight still lacks, and what a reader would ask about. */
export function missingInAcuity(answers: AcuityAnswers): Pendency[] {
  const lacks = missingIn(answers, ['date', 'method', 'correction', 'reading'], acuityLabels);
  const { correction, reading, notes } = answers;
  const isCorrected = correction !== '' && correction !== 'Não usa';
  if (isCorrected && all('with').every((name) => answers[name].trim() === '')) {
    lacks.push({ path: 'far_right_with', what: 'Acuidade com a correção em uso' });
  }
  if (answers.plates_total.trim() === '') lacks.push({ path: 'plates_right', what: 'Visão de cores' });
  if (reading === 'Alterada' && notes.trim() === '') lacks.push({ path: 'notes', what: 'O que está alterado' });
  for (const glasses of ['without', 'with'] as const) {
    const [right, left, both] = (['right', 'left', 'both'] as const).map((eye) =>
      rankOf(answers[fieldOf('far', eye, glasses)].trim()),
    );
    if (right == null || left == null || both == null || both >= Math.max(right, left)) continue;
    lacks.push({
      path: fieldOf('far', 'both', glasses),
      what: 'Ambos os olhos veem menos do que o melhor deles: confira',
    });
  }
  const refused = refusedInAcuity(answers, { today: today() });
  return [...lacks, ...refused.map(({ path, message }) => ({ path, what: message }))];
}
