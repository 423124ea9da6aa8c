/** Why a person, or somebody for them, asks for their data (LGPD, art. 18 and 19). */
export const askedFor = {
  'data-access': 'Acesso aos dados (LGPD, art. 18, II)',
  'data-portability': 'Portabilidade (LGPD, art. 18, V)',
  'data-authority': 'Pedido de uma autoridade',
} as const;

export type AskedFor = keyof typeof askedFor;

export const personDataLabels = { asked_on: 'Data do pedido', asked_for: 'Motivo' } as const;
