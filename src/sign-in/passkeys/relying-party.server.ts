import { isIP } from 'node:net';
import { ORPCError } from '@orpc/contract';

/** Where browsers keep keys for: the host's name, and the one origin that may ask for them (Web Authentication Level 3, 5.1.2). */
export type RelyingParty = { id: string; origin: string };

/** What it depends on: the configured address, or that of the request where none is configured. */
export type Site = { publicUrl: string | undefined; host: string };

/**
 * Browsers make keys for an address with a name, behind TLS; on the own machine `localhost` will do. Without PUBLIC_URL no
 * other name is believed: a request may name any.
 * @returns null where there can be no keys
 */
export function relyingPartyOf({ publicUrl, host }: Site): RelyingParty | null {
  const address = publicUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname: id, origin } = new URL(address);
  const isOwnMachine = id === 'localhost';
  const isNamed = isIP(id.replace(/^\[|\]$/g, '')) === 0;
  return isOwnMachine || (publicUrl && isNamed && protocol === 'https:') ? { id, origin } : null;
}

/** @throws 409 where there can be no keys */
export function mustBeRelyingParty(site: Site): RelyingParty {
  const party = relyingPartyOf(site);
  if (party) return party;
  throw new ORPCError('PASSKEYS_UNAVAILABLE', {
    status: 409,
    message:
      'Chaves de acesso (passkeys) só funcionam em um endereço com nome e https. Fale com quem cuida do servidor.',
  });
}
