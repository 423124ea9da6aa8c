import type { X509Certificate } from 'node:crypto';

/** What the owner of a certificate is told of it. */
export type CertificateFacts = {
  /** The bare CNPJ or CPF. */
  holder: string;
  holderName: string;
  issuerName: string;
  validFrom: string;
  validUntil: string;
  fingerprint: string;
};

/** @param holder the number that its alternative names say */
export function factsOf(own: X509Certificate, holder: string): CertificateFacts {
  const { subject, issuer } = own.toLegacyObject();
  return {
    ...{ holder, holderName: nameOf(subject) || holder, issuerName: nameOf(issuer), fingerprint: own.fingerprint256 },
    ...{ validFrom: own.validFromDate.toISOString(), validUntil: own.validToDate.toISOString() },
  };
}

/** An e-CNPJ's common name ends with its number, which stands beside it. */
function nameOf({ CN, O }: { CN?: string | string[]; O?: string | string[] }): string {
  const name = [CN ?? O ?? ''].flat()[0] ?? '';
  return name.replace(/:[0-9A-Z]{11,14}$/, '').trim();
}
