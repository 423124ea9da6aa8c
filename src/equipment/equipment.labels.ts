import type { FieldOf } from '../platform/contract/record.ts';
import type { equipmentRecord } from './equipment.record.ts';

/** What the fields are called on screen. */
export const equipmentLabels = {
  name: 'Identificação',
  kind: 'Tipo',
  maker: 'Fabricante',
  model: 'Modelo',
  serial: 'Número de série',
  calibrated_on: 'Última calibração',
  certificate: 'Certificado de calibração',
} as const satisfies Record<FieldOf<typeof equipmentRecord>, string>;

/** With what the house examines and what has to be calibrated. */
export const equipmentKinds = ['Audiômetro', 'Espirômetro', 'Aparelho de visão', 'Outro'] as const;

export type EquipmentKind = (typeof equipmentKinds)[number];

/** The kinds with which hearing, breathing and sight are tested. */
export const [audiometer, spirometer, sightTester] = equipmentKinds;
