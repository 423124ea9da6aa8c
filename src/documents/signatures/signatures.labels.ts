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
  revocation: string | null;
};

/** What proves when something was signed: a time stamp, with what it is validated for long, or nothing but the certificate itself. */
export function stampWords({ stampAskedAt, stampedAt, stampedBy, lastingAt, revocation }: Stamping): string {
  if (stampedAt) {
    const problem = revokedWords(revocation);
    if (problem) return `${momentOf(stampedAt)}, por ${stampedBy}. ${problem}`;
    const later = lastingAt
      ? 'com o que é preciso para validá-la depois que os certificados vencerem'
      : 'o que a valida depois que os certificados vencerem ainda é reunido';
    return `${momentOf(stampedAt)}, por ${stampedBy}; ${later}`;
  }
  return stampAskedAt
    ? `Sem carimbo: o serviço ainda não o deu, e é pedido de novo. ${onlyCertificate}`
    : `Sem carimbo. ${onlyCertificate}`;
}

/** What is said of a signature whose certificate, or that of its stamp, was found revoked afterwards; null for any other. */
function revokedWords(revocation: string | null): string | null {
  if (revocation === 'revoked') {
    return 'O certificado de quem assinou, ou um de que ele vem, já estava revogado nessa hora: a assinatura digital não vale como prova.';
  }
  if (revocation === 'stamp-revoked') {
    return 'O certificado de quem carimbou, ou um de que ele vem, já estava revogado nessa hora: o carimbo não vale como prova.';
  }
  return null;
}

/** What is said where nobody stamps. */
const onlyCertificate = 'A prova se apoia na validade do certificado no dia da assinatura.';
