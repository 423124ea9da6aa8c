import { occasionLabels } from '../../programmes/programmes.labels.ts';

/** For what many are sent at once: a return and a change of risks need words about each. */
export const manyOccasions = {
  due: 'O que cada um tem por fazer',
  admission: occasionLabels.admission,
  periodic: occasionLabels.periodic,
  dismissal: occasionLabels.dismissal,
} as const;

export type ManyOccasion = keyof typeof manyOccasions;

/** '1 inativo fica de fora do encaminhamento', '3 inativos ficam de fora do encaminhamento'. */
export function leftOutText(inactive: number): string {
  return `${inactive} ${inactive === 1 ? 'inativo fica' : 'inativos ficam'} de fora do encaminhamento`;
}
