import type { identityFields, riskFields } from './shared.schema.ts';

export const riskLabels = {
  physicalRisks: 'Riscos físicos',
  chemicalRisks: 'Riscos químicos',
  biologicalRisks: 'Riscos biológicos',
  ergonomicRisks: 'Riscos ergonômicos',
  mechanicalRiks: 'Riscos mecânicos e de acidentes',
} as const satisfies Record<keyof typeof riskFields, string>;

export type Risks = Record<keyof typeof riskFields, string>;

export const riskNames = Object.keys(riskLabels) as (keyof Risks)[];

export const blankRisks: Risks = {
  physicalRisks: '',
  chemicalRisks: '',
  biologicalRisks: '',
  ergonomicRisks: '',
  mechanicalRiks: '',
};

/** Aptitude for special activities (product 7.6; NR-7, 7.5.19.2). */
export const specialSkillOptions = [
  'Apto(a) para manipulação de alimentos',
  'Apto(a) para trabalho com eletricidade (NR-10)',
  'Apto(a) para operação de máquinas autopropelidas (NR-12)',
  'Apto(a) para uso de arma de fogo',
  'Apto(a) para trabalho em espaço confinado (NR-33)',
  'Apto(a) para trabalho em altura (NR-35)',
] as const;

export const identityLabels = {
  name: 'Nome',
  cpf: 'CPF',
  dt_birth: 'Data de nascimento',
} as const satisfies Record<keyof typeof identityFields, string>;
