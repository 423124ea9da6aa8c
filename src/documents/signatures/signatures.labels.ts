import { momentOf } from '../../platform/clock/moments.ts';

/** So many documents are signed with one password at most: what one call does. */
export const mostAtOnce = 100;

/** What signing asks for. */
export const signingLabels = { password: 'Senha do certificado' } as const;

/** What a document is told to be that nobody has signed digitally. */
export const signByHand = 'Sem assinatura digital: imprima e assine à mão.';

/** Why a document is never signed digitally (RDC 1.000/2025: only by systems that are integrated with the SNCR). */
export const neverDigital =
  'O receituário de controle especial não é assinado digitalmente aqui: imprima as duas vias e assine à mão.';

type Stamping = {
  stampAskedAt: string | null;
  stampedAt: string | null;
  stampedBy: string | null;
  lastingAt: string | null;
};

/** What proves when something was signed: a time stamp, with what it is validated for long, or nothing but the certificate itself. */
export function stampWords({ stampAskedAt, stampedAt, stampedBy, lastingAt }: Stamping): string {
  if (stampedAt) {
    const later = lastingAt
      ? 'com o que é preciso para validá-la depois que os certificados vencerem'
      : 'o que a valida depois que os certificados vencerem ainda é reunido';
    return `${momentOf(stampedAt)}, por ${stampedBy}; ${later}`;
  }
  return stampAskedAt
    ? `Sem carimbo: o serviço ainda não o deu, e é pedido de novo. ${onlyCertificate}`
    : `Sem carimbo. ${onlyCertificate}`;
}

/** What is said where nobody stamps. */
const onlyCertificate = 'A prova se apoia na validade do certificado no dia da assinatura.';
