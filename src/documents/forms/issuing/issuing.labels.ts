/** What is said where nobody knows what came of it: an answer was lost. */
export const unknownOutcome =
  'A resposta do servidor não chegou: o documento pode já ter sido emitido. ‘Emitir’ de novo, sem mudar nada, não emite outro.';
