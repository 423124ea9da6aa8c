import type { pki } from 'node-forge';

/** Whether a certificate is for signing: one that names no uses may be used for all (RFC 5280, 4.2.1.3). */
export function maySign(certificate: pki.Certificate): boolean {
  const usage = certificate.getExtension('keyUsage') as { digitalSignature?: boolean } | null;
  return usage === null || usage === undefined || usage.digitalSignature === true;
}
