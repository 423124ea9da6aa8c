/** How far a batch of events is. */
export const batchStates = {
  waiting: 'A enviar',
  trying: 'Enviado, sem resposta ainda',
  received: 'Recebido, em processamento',
  done: 'Processado',
  refused: 'Recusado',
  undone: 'Desfeito',
} as const;

export type BatchState = keyof typeof batchStates;

/** So many events go together at most (eSocial, Manual do Desenvolvedor). */
export const mostOfBatch = 50;

/** So many are sent at once by one click. */
export const mostSent = 1_000;
