import type { Subject } from '../form.ts';
import { blankExam, examEquipmentLabels, examLabels } from '../in-house/in-house.labels.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

export const smokings = ['Nunca fumou', 'Ex-fumante', 'Fumante'] as const;

/** The grades of ATS/ERS 2019 by acceptable curves and how far they repeat. */
export const grades = ['A', 'B', 'C', 'D', 'E', 'U', 'F'] as const;

/** How a physician reads it. */
export const readings = ['Normal', 'Obstrutivo', 'Restritivo', 'Misto', 'Inconclusivo'] as const;

export const spirometryLabels = {
  ...examLabels,
  done_by: 'Executado por',
  height_cm: 'Estatura em cm',
  weight_kg: 'Peso em kg',
  smoking: 'Tabagismo',
  pack_years: 'Carga tabágica em anos-maço',
  ...examEquipmentLabels,
  fvc: 'CVF em L',
  fev1: 'VEF1 em L',
  equation: 'Equação de referência',
  fvc_predicted: 'CVF prevista em L',
  fev1_predicted: 'VEF1 previsto em L',
  ratio_lower: 'Limite inferior de VEF1/CVF em %',
  curves: 'Curvas aceitáveis',
  grade: 'Grau de qualidade (ATS/ERS 2019)',
  reading: 'Leitura do médico',
  report: 'Laudo',
} as const satisfies Record<keyof SpirometryAnswers, string>;

/** Equations that spirometers in Brazil are set to; another one can be named. */
export const usualEquations = ['Pereira 2007', 'GLI 2012', 'GLI Global 2022', 'NHANES III 1999'];

/** A new spirometry: whose it is; all else is still to be measured. */
export function blankSpirometry(subject: Subject): SpirometryAnswers {
  return {
    ...blankExam(subject),
    ...{ done_by: '', height_cm: '', weight_kg: '', smoking: '', pack_years: '', fvc: '', fev1: '', equation: '' },
    ...{ fvc_predicted: '', fev1_predicted: '', ratio_lower: '', curves: '', grade: '', reading: '', report: '' },
  };
}
