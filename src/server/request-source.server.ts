import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address of whoever asks; behind a proxy that is trusted (`TRUST_PROXY`), the one that it tells.
 * @returns nothing for what is no address: in the header of a proxy may stand anything
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return isIP(ip) ? ip : '';
}

/**
 * How this installation is reached, without a slash at the end.
 * @param publicUrl the configured address; without one, that of the request, behind a trusted proxy as it tells it
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return publicUrl?.replace(/\/+$/, '') ?? `${protocol}://${host}`;
}
