import { audiometer } from '../../../equipment/equipment.labels.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** An equipment of the practice as its register has it. */
export type RegisteredEquipment = { kind: string; maker: string; model: string; calibratedOn: string };

type Named = Pick<AudiometryAnswers, 'maker' | 'model' | 'serial' | 'calibrated_on' | 'date'>;

/**
 * What an audiometry says of its audiometer that the register does not. An exam from before the last calibration names the one before
 * that, which the register no longer has.
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
  const { maker, model, calibratedOn } = registered;
  const named = ([path, kept]: ['maker' | 'model', string]): Issue[] =>
    answers[path] === kept
      ? []
      : [{ path, message: `Em ‘Equipamentos’ está ${kept}: use o que está lá, ou corrija lá` }];
  const isOther = answers.date >= calibratedOn && answers.calibrated_on !== calibratedOn;
  const message = `Em ‘Equipamentos’ a última calibração é de ${formatDate(calibratedOn)}: use essa, ou corrija lá`;
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
