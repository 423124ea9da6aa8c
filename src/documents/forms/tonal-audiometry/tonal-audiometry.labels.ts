import { airFrequencies, boneFrequencies } from '../../../audiograms/annex-2/ear.rules.ts';
import type { Subject } from '../form.ts';
import { blankExam, examEquipmentLabels, examLabels } from '../in-house/in-house.labels.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** What was seen in the ear before it was tested. */
export const otoscopies = [
  'Sem obstrução',
  'Obstrução parcial por cerume',
  'Obstrução total por cerume',
  'Outra alteração, nas observações',
] as const;

export const audiometryLabels = {
  ...examLabels,
  rest_hours: 'Repouso acústico, em horas',
  right_otoscopy: 'Otoscopia à direita',
  left_otoscopy: 'Otoscopia à esquerda',
  ...examEquipmentLabels,
  maker: 'Fabricante do audiômetro',
  right_air: 'Direita, via aérea',
  right_bone: 'Direita, via óssea',
  left_air: 'Esquerda, via aérea',
  left_bone: 'Esquerda, via óssea',
  notes: 'Observações',
} as const satisfies Record<keyof AudiometryAnswers, string>;

/** What is said of each threshold. */
export const thresholdLabels = {
  db: 'Limiar em dB (NA)',
  masked: 'Com mascaramento',
  absent: 'Sem resposta',
} as const;

/** The rows of thresholds, in the order in which they are keyed. */
export const thresholdRows = ['right_air', 'right_bone', 'left_air', 'left_bone'] as const;

const untested = { db: '', masked: false, absent: false };

/** A new audiometry: whose it is; all else is still to be measured. */
export function blankAudiometry(subject: Subject): AudiometryAnswers {
  const air = airFrequencies.map(() => untested);
  const bone = boneFrequencies.map(() => untested);
  return {
    ...blankExam(subject),
    ...{ rest_hours: '', right_otoscopy: '', left_otoscopy: '' },
    ...{ right_air: air, right_bone: bone, left_air: air, left_bone: bone, notes: '' },
  };
}
