import type { X509Certificate } from 'node:crypto';
import type { Authorities } from './authorities.server.ts';

/** Longer than any of the ICP-Brasil: holder, one or two authorities, root. */
const longest = 6;

/**
 * The chain of a certificate: itself, whoever stands between, and last a root that is trusted; each confirmed by the next and valid at
 * that moment (RFC 5280, 6.1).
 * @param beside those that came with it
 * @returns null where it leads to nobody who is trusted
 */
export function trustedChain(
  own: X509Certificate,
  beside: readonly X509Certificate[],
  { roots, between }: Authorities,
  at = new Date(),
): X509Certificate[] | null {
  const chain = [own];
  const isTrusted = (one: X509Certificate) => roots.some((root) => root.fingerprint256 === one.fingerprint256);
  while (chain.length <= longest) {
    const last = chain.at(-1);
    if (!last || at < last.validFromDate || at > last.validToDate) return null;
    if (isTrusted(last)) return chain;
    const next = [...roots, ...beside, ...between].find((one) => !chain.includes(one) && hasIssued(one, last));
    if (!next) return null;
    chain.push(next);
  }
  return null;
}

function hasIssued(authority: X509Certificate, of: X509Certificate): boolean {
  return authority.ca && of.checkIssued(authority) && of.verify(authority.publicKey);
}
