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

/**
 * Aptitude for special activities (product 7.6; NR-7, 7.5.19.2): of each activity a person is fit, or unfit, or neither is said,
 * because the function does not have it.
 */
export const specialSkillOptions = [
  'Apto(a) para manipulação de alimentos',
  'Apto(a) para trabalho com eletricidade (NR-10)',
  'Apto(a) para operação de máquinas autopropelidas (NR-12)',
  'Apto(a) para uso de arma de fogo',
  'Apto(a) para trabalho em espaço confinado (NR-33)',
  'Apto(a) para trabalho em altura (NR-35)',
  'Apto(a) para trabalho sob condições hiperbáricas',
  'Apto(a) para trabalho com radiação ionizante',
] as const;

/** That somebody is unfit for one of them, in the same order. */
export const unfitSkillOptions = [
  'Inapto(a) para manipulação de alimentos',
  'Inapto(a) para trabalho com eletricidade (NR-10)',
  'Inapto(a) para operação de máquinas autopropelidas (NR-12)',
  'Inapto(a) para uso de arma de fogo',
  'Inapto(a) para trabalho em espaço confinado (NR-33)',
  'Inapto(a) para trabalho em altura (NR-35)',
  'Inapto(a) para trabalho sob condições hiperbáricas',
  'Inapto(a) para trabalho com radiação ionizante',
] as const;

export type SpecialSkill = (typeof specialSkillOptions)[number];
export type UnfitSkill = (typeof unfitSkillOptions)[number];

export const identityLabels = {
  name: 'Nome',
  cpf: 'CPF',
  dt_birth: 'Data de nascimento',
} as const satisfies Record<keyof typeof identityFields, string>;
