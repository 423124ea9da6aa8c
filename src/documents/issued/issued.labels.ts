/** What has become of an issued document. */
export const stateLabels = {
  issued: 'Válido',
  superseded: 'Substituído',
  cancelled: 'Cancelado',
} as const;

export type IssuedState = keyof typeof stateLabels;

/** Every state, as a schema takes them. */
export const issuedStates = Object.keys(stateLabels) as [IssuedState, ...IssuedState[]];

/** What the cancelling of a document asks for. */
export const cancelLabels = { reason: 'Motivo' } as const;
