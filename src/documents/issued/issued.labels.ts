/** What has become of an issued document. */
export const stateLabels = {
  issued: 'Válido',
  superseded: 'Substituído',
  cancelled: 'Cancelado',
} as const;

export type IssuedState = keyof typeof stateLabels;
