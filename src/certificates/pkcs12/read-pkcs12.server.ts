import type { asn1, pkcs12, pki } from 'node-forge';
import { holderOf } from './holder-of.server.ts';
import { maySign } from './may-sign.rules.ts';
import { type OpenedPkcs12, Pkcs12Error } from './opened-pkcs12.server.ts';

type Forge = { asn1: typeof asn1; pkcs12: typeof pkcs12; pki: typeof pki; util: typeof import('node-forge')['util'] };

/**
 * Reads a file of a certificate. Not OpenSSL's way: it refuses the old ciphers (RC2, 3DES) that many such files still have.
 * @throws {Pkcs12Error}
 */
export async function readPkcs12(bytes: Uint8Array, password: string): Promise<OpenedPkcs12> {
  const { default: forge } = await import('node-forge');
  const bags = bagsOf(forge, bytes, password);
  const key = bags.key;
  if (!key) throw new Pkcs12Error('keyless');
  const own = bags.certificates.find((one) => isOf(one, key));
  if (!own) throw new Pkcs12Error(bags.certificates.length === 0 ? 'damaged' : 'keyless');
  if (!maySign(own)) throw new Pkcs12Error('usage');
  return {
    key: forge.pki.privateKeyToPem(key),
    certificate: forge.pki.certificateToPem(own),
    chain: chainOf(own, bags.certificates).map((one) => forge.pki.certificateToPem(one)),
    holder: holderOf(forge, own),
  };
}

function bagsOf(forge: Forge, bytes: Uint8Array, password: string) {
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids as Record<string, string>;
  let file: pkcs12.Pkcs12Pfx;
  try {
    const text = forge.util.createBuffer(Buffer.from(bytes).toString('binary'));
    file = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(text), false, password);
  } catch (error) {
    // The library tells a wrong password by words alone: the sum of the whole does not fit, or what was opened is no sequence.
    throw new Pkcs12Error(error instanceof Error && /password|decrypt/i.test(error.message) ? 'password' : 'damaged');
  }
  const of = (bagType = '') => file.getBags({ bagType })[bagType] ?? [];
  const keys = [...of(pkcs8ShroudedKeyBag), ...of(keyBag)];
  const [key] = keys.flatMap((bag) => (bag.key ? [bag.key as pki.rsa.PrivateKey] : []));
  // The library reads RSA alone, and leaves another key out.
  if (!key && keys.length > 0) throw new Pkcs12Error('kind');
  return { key, certificates: of(certBag).flatMap(({ cert }) => (cert ? [cert] : [])) };
}

function isOf(certificate: pki.Certificate, { n, e }: pki.rsa.PrivateKey): boolean {
  const key = certificate.publicKey as pki.rsa.PublicKey;
  return key.n.equals(n) && key.e.equals(e);
}

/** Those that a certificate comes from, the nearest first, as far as the file has them. */
function chainOf(own: pki.Certificate, all: readonly pki.Certificate[]): pki.Certificate[] {
  const chain: pki.Certificate[] = [];
  for (let last = own; chain.length < all.length; ) {
    const next = all.find((one) => one !== last && !chain.includes(one) && last.isIssuer(one));
    if (!next || next === own) break;
    chain.push(next);
    last = next;
  }
  return chain;
}
