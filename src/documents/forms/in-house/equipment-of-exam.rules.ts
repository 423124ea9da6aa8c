import type { EquipmentKind } from '../../../equipment/equipment.labels.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';

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

/** What an exam says of what it was done with, and when. */
type Named = { maker: string; model: string; serial: string; calibrated_on: string; date: string };

/**
 * What an exam says of its equipment that the register does not: of its calibration the one that stood on the exam's day. An exam
 * from before all that the register keeps is taken at its word.
 * @param kind what it has to be
 */
function notAsRegistered(answers: Named, registered: RegisteredEquipment | null, kind: EquipmentKind): Issue[] {
  const { serial } = answers;
  const what = kind.toLowerCase();
  if (!registered) {
    const message = `O número de série ${serial} não está em ‘Equipamentos’: cadastre o ${what}, ou escolha outro`;
    return [{ path: 'serial', message }];
  }
  if (registered.kind !== kind) {
    const message = `Em ‘Equipamentos’ o número de série ${serial} é de outro tipo: escolha um ${what}`;
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

const whichEquipment = ['serial', 'maker', 'model', 'calibrated_on'] as const;

/**
 * Whether a correction leaves the equipment as it was: the exam was done with it, whatever has become of it in the register since.
 * @param corrected what the document said that is corrected; null for none
 */
function isSameEquipment(answers: Named, corrected: Readonly<Record<string, unknown>> | null): boolean {
  return corrected !== null && whichEquipment.every((name) => answers[name] === corrected[name]);
}

type Register = {
  equipment: (serial: string) => Promise<RegisteredEquipment | null>;
  corrected: () => Promise<Readonly<Record<string, unknown>> | null>;
};

/** The same, asked of the register; an exam that names no equipment says nothing of one. */
export async function contradictionsOfEquipment(
  answers: Named,
  register: Register,
  kind: EquipmentKind,
): Promise<Issue[]> {
  if (answers.serial.trim() === '' || isSameEquipment(answers, await register.corrected())) return [];
  return notAsRegistered(answers, await register.equipment(answers.serial), kind);
}
