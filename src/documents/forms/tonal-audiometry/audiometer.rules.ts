import { audiometer } from '../../../equipment/equipment.labels.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** An equipment of the practice as its register has it. */
export type RegisteredEquipment = {
  kind: string;
  maker: string;
  model: string;
  /** The day of the last one. */
  calibratedOn: string;
  /** The days of all that are kept, the newest first. */
  calibrations: readonly string[];
};

type Named = Pick<AudiometryAnswers, 'maker' | 'model' | 'serial' | 'calibrated_on' | 'date'>;

/**
 * What an audiometry says of its audiometer that the register does not: of its calibration the one that stood on the exam's day. An exam
 * from before all that the register keeps is taken at its word.
 */
export function notAsRegistered(answers: Named, registered: RegisteredEquipment | null): Issue[] {
  if (!registered) {
    const message = `O número de série ${answers.serial} não está em ‘Equipamentos’: cadastre o audiômetro, ou escolha outro`;
    return [{ path: 'serial', message }];
  }
  if (registered.kind !== audiometer) {
    const message = `Em ‘Equipamentos’ o número de série ${answers.serial} é de outro tipo: escolha um audiômetro`;
    return [{ path: 'serial', message }];
  }
  const { maker, model, calibrations } = registered;
  const named = ([path, kept]: ['maker' | 'model', string]): Issue[] =>
    answers[path] === kept
      ? []
      : [{ path, message: `Em ‘Equipamentos’ está ${kept}: use o que está lá, ou corrija lá` }];
  const standing = calibrations.find((day) => day <= answers.date);
  const isOther = standing !== undefined && answers.calibrated_on !== standing;
  const which = standing === calibrations[0] ? 'a última calibração' : 'a calibração que valia nesse dia';
  const message = `Em ‘Equipamentos’ ${which} é de ${formatDate(standing ?? '')}: use essa, ou corrija lá`;
  return [
    ...named(['maker', maker]),
    ...named(['model', model]),
    ...(isOther ? [{ path: 'calibrated_on', message }] : []),
  ];
}

const whichAudiometer = ['serial', 'maker', 'model', 'calibrated_on'] as const;

/**
 * Whether a correction leaves the audiometer as it was: the exam was done with it, whatever has become of it in the register since.
 * @param corrected what the document said that is corrected; null for none
 */
export function isSameAudiometer(answers: Named, corrected: Readonly<Record<string, unknown>> | null): boolean {
  return corrected !== null && whichAudiometer.every((name) => answers[name] === corrected[name]);
}
