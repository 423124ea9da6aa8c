import type { X509Certificate } from 'node:crypto';
import { readAuthorities } from './trust/authorities.server.ts';
import { trustedChain } from './trust/chain.server.ts';
import { revocationLists, revocationOf } from './trust/revocation.server.ts';

/** What other subjects ask about who is trusted. */

/** A certificate with those that came along. */
type Presented = { certificate: X509Certificate; chain: readonly X509Certificate[] };

/** The chain of a certificate up to a root that the folder has, as of a moment; null where it leads to nobody. @throws 409 without roots */
export async function trustedAt(
  folder: string | undefined,
  { certificate, chain }: Presented,
  at = new Date(),
): Promise<X509Certificate[] | null> {
  return trustedChain(certificate, chain, await readAuthorities(folder), at);
}

/** The lists of revocations of a chain, in DER; null while one of them can't be had, 'revoked' where one of it was by that moment. */
export function listsOfChain(chain: readonly X509Certificate[], at: Date): Promise<Buffer[] | 'revoked' | null> {
  return revocationLists(chain, at);
}

/** Whether a list that answers says that one of a chain is revoked. */
export async function isRevoked(chain: readonly X509Certificate[]): Promise<boolean> {
  return (await revocationOf(chain)) === 'revoked';
}
