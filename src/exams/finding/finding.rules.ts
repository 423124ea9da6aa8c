import type { Abnormal, ExamResult } from '../exams.labels.ts';

/** What an exam has shown, beside the word of the eSocial for it. */
export type Finding = { abnormal: Abnormal | ''; value: string };

/**
 * Whether a result is abnormal (NR-7, 7.6.2 c): what a professional said, else what the word for it says. 'Estável' is said of what was normal before and
 * of what was altered alike: of that alone nothing is known, and it counts neither way.
 */
export function abnormalOf(result: ExamResult | '', said: Abnormal | ''): Abnormal | '' {
  if (said !== '') return said;
  if (result === 'normal') return 'no';
  return result === 'altered' || result === 'worse' ? 'yes' : '';
}

/** Why what was said of one exam cannot stand together, or null. */
export function findingProblem(result: ExamResult | '', said: Abnormal | ''): string | null {
  const implied = abnormalOf(result, '');
  if (said === '' || implied === '' || implied === said) return null;
  return implied === 'no'
    ? 'Um resultado normal não é anormal: mude o resultado ou esta resposta'
    : 'Um resultado alterado ou agravado é anormal: mude o resultado ou esta resposta';
}
