import ipaddr from 'ipaddr.js';

/**
 * The network that an address stands for where tries are counted: an IPv4 address itself; of IPv6 the /64, the smallest part
 * that one customer is given, who can send from any of its addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // An IPv4 address that is written as IPv6 is one.
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
