import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A name leads to addresses of the server's own network only (RFC 6890), where nobody from outside is to be led. */
class PrivateAddress extends Error {
  override name = 'PrivateAddress';
  readonly code = 'EPRIVATE';
}

/**
 * Finds the addresses of a name for a request that goes out of the house, and lets only public ones be connected to:
 * whoever answers for the name decides where it leads. An address that is written into the URL itself is the operator's
 * own word, and is not looked up.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first, ...others] = addresses.filter(({ address }) => isPublic(address));
    if (!first) return done(new PrivateAddress(`${hostname} leads to no public address`), []);
    if (options.all) return done(null, [first, ...others]);
    return done(null, first.address, first.family);
  });
};

/**
 * Whether an address, IPv4 or IPv6, is one of the public internet; one of IPv4 within IPv6 counts as what it holds. The old
 * form of that (`::127.0.0.1`, RFC 4291, 2.5.5.1) is nobody's.
 */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || !parsed.match(oldForm);
}

const oldForm = ipaddr.IPv6.parseCIDR('::/96');
