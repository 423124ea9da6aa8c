import { X509Certificate } from 'node:crypto';
import { ORPCError } from '@orpc/contract';
import { dayOf } from '../../platform/clock/moments.ts';
import { holderNumber } from '../holder.rules.ts';
import type { CertificateFacts } from '../pkcs12/certificate-facts.rules.ts';
import type { OpenedPair } from '../pkcs12/opened-pkcs12.server.ts';
import { readAuthorities } from '../trust/authorities.server.ts';
import { trustedChain } from '../trust/chain.server.ts';
import { type Revocation, revocationOf } from '../trust/revocation.server.ts';

/** What a certificate is looked at for: whose it must be, as the register has their CPF, and who is trusted. */
type Wanted = { cpf: string; folder: string | undefined };

/** What is looked at: with or without the key, which may be elsewhere. */
type Looked = CertificateFacts & { pair: Omit<OpenedPair, 'key'> };

/** A chain that leads to a root, the holder first, and whether revocations could be looked up. */
export type Usable = { chain: X509Certificate[]; revocation: Exclude<Revocation, 'revoked'> };

/**
 * Sees to it that a professional can sign with a certificate today: their own, valid, of somebody who is trusted, and not revoked as
 * far as the lists answer.
 * @throws 422 at the file, with what to do; 409 where this installation trusts nobody yet
 */
export async function mustBeUsable({ pair, ...certificate }: Looked, { cpf, folder }: Wanted): Promise<Usable> {
  const authorities = await readAuthorities(folder);
  const problem = holderProblem(certificate.holder, cpf) ?? timeProblem(certificate);
  if (problem) throw refused(problem);
  const beside = pair.chain.map((one) => new X509Certificate(one));
  const chain = trustedChain(new X509Certificate(pair.certificate), beside, authorities);
  if (!chain) {
    throw refused(
      'O certificado não leva a uma raiz da ICP-Brasil que esta instalação conheça: envie um e-CPF A1 da ICP-Brasil ou, se ele o for, peça a quem opera o Zelo que complete a pasta das raízes.',
    );
  }
  const revocation = await revocationOf(chain);
  if (revocation === 'revoked') {
    throw refused('Este certificado foi revogado por quem o emitiu, e não assina mais: peça outro à autoridade.');
  }
  return { chain, revocation };
}

function holderProblem(holder: string, cpf: string): string | null {
  if (holder === cpf.replace(/\D/g, '')) return null;
  return holder.length === 11
    ? `O certificado é do CPF ${holderNumber(holder)}, e o do seu cadastro é ${cpf}: envie o seu próprio e-CPF ou, se o cadastro estiver errado, peça à administração que o corrija.`
    : `O certificado é do CNPJ ${holderNumber(holder)}: um documento é assinado por uma pessoa. Envie o seu e-CPF A1.`;
}

function timeProblem({ validFrom, validUntil }: CertificateFacts): string | null {
  const now = new Date().toISOString();
  if (validUntil <= now) return `Este certificado venceu em ${dayOf(validUntil)}: envie o novo.`;
  return validFrom > now ? 'Este certificado ainda não vale: confira a data em que ele começa.' : null;
}

function refused(message: string) {
  return new ORPCError('CERTIFICATE_REFUSED', {
    status: 422,
    message,
    data: { issues: [{ path: 'file', message }] },
  });
}
