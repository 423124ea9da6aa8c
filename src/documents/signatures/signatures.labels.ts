/** So many documents are signed with one password at most: what one call does. */
export const mostAtOnce = 100;

/** What signing asks for. */
export const signingLabels = { password: 'Senha do certificado' } as const;

/** What a document is told to be that nobody has signed digitally. */
export const signByHand = 'Sem assinatura digital: imprima e assine à mão.';

/** Why a document is never signed digitally (RDC 1.000/2025: only by systems that are integrated with the SNCR). */
export const neverDigital =
  'O receituário de controle especial não é assinado digitalmente aqui: imprima as duas vias e assine à mão.';
