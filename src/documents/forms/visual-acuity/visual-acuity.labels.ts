import type { Subject } from '../form.ts';
import { blankExam, examEquipmentLabels, examLabels } from '../in-house/in-house.labels.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

/** How it was measured; the last but one is by an equipment of the register. */
export const methods = [
  'Tabela de Snellen a 6 m',
  'Tabela de Snellen a 5 m',
  'Tabela de Snellen a 3 m',
  'Aparelho de visão',
  'Outro, nas observações',
] as const;

export const byEquipment = 'Aparelho de visão';

export const corrections = ['Não usa', 'Óculos', 'Lentes de contato', 'Óculos e lentes de contato'] as const;

/** What the professional makes of it, colours and all. */
export const acuityReadings = ['Normal', 'Alterada', 'Inconclusiva'] as const;

export const acuityLabels = {
  ...examLabels,
  done_by: 'Executado por',
  method: 'Como foi medida',
  correction: 'Correção em uso',
  far_right_without: 'Longe, direito, sem correção',
  far_left_without: 'Longe, esquerdo, sem correção',
  far_both_without: 'Longe, ambos, sem correção',
  far_right_with: 'Longe, direito, com correção',
  far_left_with: 'Longe, esquerdo, com correção',
  far_both_with: 'Longe, ambos, com correção',
  near_right_without: 'Perto, direito, sem correção',
  near_left_without: 'Perto, esquerdo, sem correção',
  near_both_without: 'Perto, ambos, sem correção',
  near_right_with: 'Perto, direito, com correção',
  near_left_with: 'Perto, esquerdo, com correção',
  near_both_with: 'Perto, ambos, com correção',
  plates_right: 'Placas de Ishihara certas',
  plates_total: 'Placas de Ishihara mostradas',
  stereopsis: 'Estereopsia em segundos de arco',
  ...examEquipmentLabels,
  reading: 'Leitura',
  notes: 'Observações',
} as const satisfies Record<keyof AcuityAnswers, string>;

/** The eyes, and both together, in the order in which they are keyed. */
export const eyes = { right: 'Direito', left: 'Esquerdo', both: 'Ambos' } as const;

export type Eye = keyof typeof eyes;

/** How far away it is that is seen. */
export const distances = { far: 'Longe', near: 'Perto' } as const;

/** The rows in the order in which they are keyed. */
export const rows = [
  { distance: 'far', glasses: 'without', label: 'Longe, sem correção' },
  { distance: 'far', glasses: 'with', label: 'Longe, com correção' },
  { distance: 'near', glasses: 'without', label: 'Perto, sem correção' },
  { distance: 'near', glasses: 'with', label: 'Perto, com correção' },
] as const;

/** A new exam of sight: whose it is; all else is still to be seen. */
export function blankAcuity(subject: Subject): AcuityAnswers {
  return {
    ...blankExam(subject),
    ...{ done_by: '', method: '', correction: '' },
    ...{ far_right_without: '', far_left_without: '', far_both_without: '' },
    ...{ far_right_with: '', far_left_with: '', far_both_with: '' },
    ...{ near_right_without: '', near_left_without: '', near_both_without: '' },
    ...{ near_right_with: '', near_left_with: '', near_both_with: '' },
    ...{ plates_right: '', plates_total: '', stereopsis: '', reading: '', notes: '' },
  };
}
