import type { X509Certificate } from 'node:crypto';
import { readPublic } from '../../platform/read-public.server.ts';
import { listAddresses, numberOf, type RevocationList, readRevocationList } from './revocation-list.rules.ts';

/** Whether a chain has been revoked; `unknown` where no list that holds could be had of one of its certificates. */
export type Revocation = 'good' | 'revoked' | 'unknown';

const timeoutMs = 8_000;

/** The list of a large authority has some megabytes. */
const mostBytes = 32 * 1024 * 1024;

/** A list that holds for weeks is asked for again all the same: a revocation is told by the next one. */
const keptMs = 3_600_000;

const kept = new Map<string, { list: RevocationList; at: number }>();

/** Looks up each certificate of a chain, the root excepted, in the list of whoever has issued it. */
export async function revocationOf(chain: readonly X509Certificate[]): Promise<Revocation> {
  let all: Revocation = 'good';
  for await (const { certificate, list } of listsOf(chain)) {
    if (!list) all = 'unknown';
    else if (list.revoked.has(numberOf(certificate))) return 'revoked';
  }
  return all;
}

/**
 * The lists in which the certificates of a chain are looked up, in DER.
 * @returns null while one of them can't be had, 'revoked' where one says that a certificate was revoked by that moment
 */
export async function revocationLists(
  chain: readonly X509Certificate[],
  at: Date,
): Promise<Buffer[] | 'revoked' | null> {
  const lists: Buffer[] = [];
  for await (const { certificate, list } of listsOf(chain)) {
    if (!list) return null;
    const since = list.revoked.get(numberOf(certificate));
    if (since !== undefined && new Date(since) <= at) return 'revoked';
    lists.push(list.bytes);
  }
  return lists;
}

async function* listsOf(chain: readonly X509Certificate[]) {
  for (const [at, certificate] of chain.slice(0, -1).entries()) {
    const authority = chain[at + 1];
    // An authority that names no list is answered for by whoever trusts it; a holder must be looked up.
    if (at > 0 && listAddresses(certificate).length === 0) continue;
    yield { certificate, list: authority ? await listFor(certificate, authority) : null };
  }
}

async function listFor(certificate: X509Certificate, authority: X509Certificate): Promise<RevocationList | null> {
  for (const address of listAddresses(certificate)) {
    const list = await listAt(address, authority);
    if (list) return list;
  }
  return null;
}

async function listAt(address: string, authority: X509Certificate): Promise<RevocationList | null> {
  const name = `${authority.fingerprint256} ${address}`;
  const now = Date.now();
  const before = kept.get(name);
  if (before && now - before.at < keptMs && now < Date.parse(before.list.until)) return before.list;
  try {
    const list = readRevocationList(
      await readPublic(new URL(address), { timeoutMs, mostBytes }),
      authority,
      new Date(now),
    );
    if (list) kept.set(name, { list, at: now });
    return list;
  } catch {
    // What does not answer says nothing: whoever signs reads that it was not looked up.
    return null;
  }
}
