import { X509Certificate } from 'node:crypto';
import { ORPCError } from '@orpc/contract';
import { type CertificateFacts, factsOf } from '../pkcs12/certificate-facts.rules.ts';
import { holderOf } from '../pkcs12/holder-of.server.ts';
import { maySign } from '../pkcs12/may-sign.rules.ts';
import { pkcs12Problems } from '../pkcs12/opened-pkcs12.server.ts';
import type { CloudCertificate } from './cloud-provider.server.ts';

/** A certificate in the cloud, read. */
type ChosenCertificate = { alias: string; own: X509Certificate; facts: CertificateFacts; pair: Pair };
type Pair = Pick<CloudCertificate, 'certificate' | 'chain'>;

/**
 * With which of what a holder has at a provider is signed: with that of their CPF which holds today, else with the first that could be
 * read, of which it is said elsewhere what it lacks.
 * @param cpf as the register has it
 * @throws 422 where none can be read, has a key that is RSA, and is for signing
 */
export async function chooseCertificate(all: readonly CloudCertificate[], cpf: string): Promise<ChosenCertificate> {
  const read: ChosenCertificate[] = [];
  let problem: string | null = null;
  for (const one of all) {
    const found = await readOne(one);
    if (typeof found === 'string') problem ??= found;
    else read.push(found);
  }
  const now = new Date();
  const isOwn = ({ facts }: ChosenCertificate) => facts.holder === cpf.replace(/\D/g, '');
  const holds = ({ own }: ChosenCertificate) => own.validFromDate <= now && now < own.validToDate;
  const chosen = read.find((one) => isOwn(one) && holds(one)) ?? read.find(isOwn) ?? read[0];
  if (chosen) return chosen;
  throw new ORPCError('CERTIFICATE_REFUSED', { status: 422, message: problem ?? damaged });
}

const damaged = 'O certificado que o provedor entregou está danificado: fale com o provedor.';

/** @returns what is wrong with one that can't be signed with */
async function readOne({ alias, ...pair }: CloudCertificate): Promise<ChosenCertificate | string> {
  const { default: forge } = await import('node-forge');
  try {
    const own = new X509Certificate(pair.certificate);
    for (const one of pair.chain) new X509Certificate(one);
    // The library below reads RSA alone.
    if (own.publicKey.asymmetricKeyType !== 'rsa') return pkcs12Problems.kind;
    const certificate = forge.pki.certificateFromPem(pair.certificate);
    if (!maySign(certificate)) return pkcs12Problems.usage;
    return { alias, own, facts: factsOf(own, holderOf(forge, certificate) ?? ''), pair };
  } catch {
    return damaged;
  }
}
