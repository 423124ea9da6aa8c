import { listsOfChain, trustedAt } from '../../../certificates/trust-lookups.server.ts';
import type { ReadSignature } from '../cms/read-signature.rules.ts';
import type { Validation } from '../pdf/lasting.rules.ts';

/** Whose certificate, or one that it comes from, was revoked: of whoever signed, or of whoever stamped. */
type Revoked = 'revoked' | 'stamp-revoked';

/**
 * With what a signature and its time stamps are validated for long: all certificates up to the roots, and the list of revocations in which each
 * is looked up.
 * @returns null while a list can't be had, or a chain leads to nobody who is trusted here any more; whose certificate was revoked by the
 *   moment of the first stamp, or of its own
 */
export async function validationOf(
  { certificate, chain, stamps }: ReadSignature,
  folder: string | undefined,
): Promise<Validation | Revoked | null> {
  // As of the moment that is proven, for a certificate may have ended since.
  const at = new Date(stamps[0]?.at ?? Date.now());
  const certificates = new Map<string, Buffer>();
  const lists = new Map<string, Buffer>();
  const ofStamps = stamps.map((stamp) => ({
    ...stamp,
    moment: new Date(stamp.at),
    ifRevoked: 'stamp-revoked' as const,
  }));
  for (const one of [{ certificate, chain, moment: at, ifRevoked: 'revoked' as const }, ...ofStamps]) {
    const trusted = await trustedAt(folder, one, one.moment);
    const found = trusted && (await listsOfChain(trusted, one.moment));
    if (!found) return null;
    if (found === 'revoked') return one.ifRevoked;
    for (const { fingerprint256, raw } of trusted) certificates.set(fingerprint256, raw);
    for (const list of found) lists.set(list.toString('base64'), list);
  }
  return { certificates: [...certificates.values()], lists: [...lists.values()] };
}
