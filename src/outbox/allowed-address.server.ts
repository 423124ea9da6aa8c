import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublic } from '../platform/public-lookup.server.ts';

/** Networks of the practice's own to which webhooks may lead, as CIDRs; what is public needs none. */
export type AllowedNetworks = readonly string[];

/** Where a webhook may not lead, or nowhere: which of both it was would tell whoever asks what names the own network has. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';

  constructor() {
    super('the address leads nowhere, or to where it may not');
  }
}

/** Finds all addresses of a name. */
type Find = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Whether an address lies in one of the practice's own networks. */
function isOwn(address: string, networks: AllowedNetworks): boolean {
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return parsed.kind() === base.kind() && parsed.match(base, bits);
  });
}

/** What is wrong with the form of an address, in a sentence; null where nothing is. Where it leads is another matter. */
export function addressProblem(text: string, networks: AllowedNetworks): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return 'Use um endereço completo, como https://sistema.com.br/zelo';
  if (url.protocol === 'http:' && networks.length === 0) return 'Use um endereço que comece com https://';
  if (url.username || url.password)
    return 'Tire o usuário e a senha do endereço: a assinatura diz que o aviso é do Zelo';
  if (url.hash) return 'Tire do endereço o que vem depois de #';
  // The usual port of its protocol is not written in it.
  if (url.port !== '' && Number(url.port) < 1_024) return 'Use a porta 443, ou uma a partir de 1024';
  return null;
}

/**
 * Finds the addresses of a webhook's host and answers them only if every one is allowed: whoever answers for the name decides
 * where it leads, and may decide otherwise the next time. What is connected to is what was looked at. Without TLS only the own
 * networks are.
 */
export function allowedLookup({ protocol }: URL, networks: AllowedNetworks, find: Find = lookup): LookupFunction {
  const isAllowed = (address: string) => isOwn(address, networks) || (protocol === 'https:' && isPublic(address));
  return (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const isRefused = error || !first || !addresses.every(({ address }) => isAllowed(address));
      if (isRefused) return done(new NotAllowed(), []);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

/** Whoever answers for names may take for ever. */
const patienceMs = 5_000;

/** The name or the address of a URL, as it is looked up. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** @throws {NotAllowed} when the URL leads somewhere else than it may, or nowhere */
export async function mustBeAllowed(url: URL, networks: AllowedNetworks): Promise<void> {
  const look = allowedLookup(url, networks);
  await new Promise<void>((found, failed) => {
    const timer = setTimeout(() => failed(new NotAllowed()), patienceMs);
    look(hostOf(url), { all: true }, (error) => {
      clearTimeout(timer);
      if (error) failed(error);
      else found();
    });
  });
}

/** Whether the host is an address as such, which nothing looks up when it is connected to. */
export function isAddress(url: URL): boolean {
  return isIP(hostOf(url)) !== 0;
}
