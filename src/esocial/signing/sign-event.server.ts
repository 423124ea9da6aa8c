import { createPrivateKey, X509Certificate } from 'node:crypto';

/** What signs: a private key and its certificate, both as PEM. */
export type SigningPair = { key: string; certificate: string };

const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const canonical = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** The whole event is what is signed, by a reference to no name (Manual de Orientação do Desenvolvedor, assinatura dos eventos). */
const wholeEvent = "/*[local-name(.)='eSocial']";

/**
 * Signs an event: enveloped, C14N, RSA with SHA-256, the certificate alone in `KeyInfo`.
 * @param xml an event without a signature
 * @returns the event with its signature, to be sent byte for byte
 * @throws {Error} where the key is not the certificate's
 */
export async function signEvent(xml: string, { key, certificate }: SigningPair): Promise<string> {
  if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))) {
    throw new Error('the private key is not the one of the certificate');
  }
  const { SignedXml } = await import('xml-crypto');
  const signature = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: canonical,
  });
  signature.addReference({
    ...{ xpath: wholeEvent, uri: '', isEmptyUri: true },
    ...{ transforms: [enveloped, canonical], digestAlgorithm: sha256 },
  });
  signature.computeSignature(xml, { location: { reference: wholeEvent, action: 'append' } });
  return signature.getSignedXml();
}

/**
 * Whether an event is as its certificate signed it, and with which.
 * @returns the certificate as PEM; null for an event that was not signed, or was changed since
 */
export async function signerOf(xml: string): Promise<string | null> {
  const [found] = /<Signature [\s\S]*<\/Signature>/.exec(xml) ?? [];
  const [, inside] = /<X509Certificate>([^<]+)<\/X509Certificate>/.exec(found ?? '') ?? [];
  if (!found || !inside) return null;
  const certificate = `-----BEGIN CERTIFICATE-----\n${inside
    .replace(/\s/g, '')
    .replace(/(.{64})/g, '$1\n')
    .trim()}\n-----END CERTIFICATE-----\n`;
  const { SignedXml } = await import('xml-crypto');
  const check = new SignedXml({ publicCert: certificate });
  check.loadSignature(found);
  try {
    return check.checkSignature(xml) ? certificate : null;
  } catch {
    return null;
  }
}
