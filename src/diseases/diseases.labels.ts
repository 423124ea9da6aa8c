/** Whether the disease comes from the work, as the physician who is responsible for the PCMSO says (NR-7, 7.5.19.5). */
export const nexusLabels = { confirmed: 'Confirmado', suspected: 'Em investigação' } as const;

export type Nexus = keyof typeof nexusLabels;

export const saidLabels = { yes: 'Sim', no: 'Não' } as const;

/** Which diseases a list shows. */
export const diseaseLists = { all: 'Todas', withoutCat: 'Sem CAT' } as const;

export type DiseaseList = keyof typeof diseaseLists;

export const diseaseListNames = Object.keys(diseaseLists) as [DiseaseList, ...DiseaseList[]];

/** The fields of a disease, as screen and trail call them. */
export const diseaseLabels = {
  diagnosed_on: 'Data do diagnóstico',
  ended_on: 'Fim da doença',
  cid: 'CID-10',
  agent: 'Agente ou condição de trabalho',
  nexus: 'Nexo com o trabalho',
  removed: 'Afastado da exposição?',
  inss_on: 'Encaminhado ao INSS em',
  note: 'Observação',
} as const;

/** What the trail says of one. */
export const diseaseTrailLabels = {
  diagnosed_on: diseaseLabels.diagnosed_on,
  ended_on: diseaseLabels.ended_on,
  content: 'Conteúdo',
  reason: 'Motivo',
} as const;

/** So long is the longest content with the reason of its withdrawal: a sealed text's length tells what is in it. */
export const longestDisease = 4_000;

export const longestNote = 1_000;
