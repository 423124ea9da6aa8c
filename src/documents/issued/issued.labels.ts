export const stateLabels = {
  issued: 'Válido',
  superseded: 'Substituído',
  cancelled: 'Cancelado',
} as const;

export type IssuedState = keyof typeof stateLabels;

/** Every state, as a schema takes them. */
export const issuedStates = Object.keys(stateLabels) as [IssuedState, ...IssuedState[]];

export const cancelLabels = { reason: 'Motivo' } as const;

/** The reasons that a company may read of a document of its own: none says anything of anybody's health (CFM 2.323/2022, art. 6). */
export const cancelReasons = [
  'Emitido por engano',
  'Emitido para outra pessoa',
  'Dados de identificação errados',
  'Data ou tipo de exame errados',
  'Exame não realizado',
  'Emitido mais de uma vez',
] as const;

/** What a company reads in the place of any other reason. */
const otherReason = 'Outro motivo, que fica com a clínica';

/** A reason as a company reads it: one of the list, or only that there is one. */
export function reasonForCompany(reason: string): string {
  return cancelReasons.find((one) => one === reason) ?? otherReason;
}

/** Where an issued document is seen. */
export const issuedAddress = (documentId: string) => `/documents/issued/${documentId}`;
