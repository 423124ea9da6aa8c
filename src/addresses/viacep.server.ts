import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { publicLookup } from '../platform/public-lookup.server.ts';
import type { Address, WithoutAddress } from './addresses.contract.ts';

const timeoutMs = 3_000;

/** What ViaCEP says of a CEP that there is not. */
const unknownCep = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });

/** The answer of ViaCEP's API (`GET {service}/{cep}/json/`); an unknown CEP answers `{ erro: true }`. */
const viaCepAddress = z.object({
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string(),
  uf: z.string(),
});

/** A longer answer is none of ViaCEP's. */
const mostBytes = 65_536;

/**
 * Asks the configured address service. It leads nowhere else: redirections are not followed, and a name that belongs to an
 * address of the own network is not connected to.
 * @param cep as `01310-100`
 * @returns why there is none: for a CEP that the service does not know, and whenever it does not answer as it should
 */
export async function findAddress(
  service: string,
  cep: string,
  log: FastifyBaseLogger,
): Promise<Address | WithoutAddress> {
  const url = new URL(`${service.replace(/\/$/, '')}/${cep.replace('-', '')}/json/`);
  try {
    const answer: unknown = JSON.parse(await get(url));
    if (unknownCep.safeParse(answer).success) return 'unknown';
    const found = viaCepAddress.safeParse(answer);
    if (!found.success) return 'unreachable';
    const { logradouro, bairro, localidade, uf } = found.data;
    return { address: logradouro, neighborhood: bairro, city: localidade, state: uf };
  } catch (error) {
    log.warn({ err: error }, 'address service');
    return 'unreachable';
  }
}

async function get(url: URL): Promise<string> {
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const call = request(url, { lookup: publicLookup, signal: AbortSignal.timeout(timeoutMs) }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (response.statusCode !== 200 || bytes > mostBytes) {
      call.destroy();
      throw new Error(`the address service answered ${response.statusCode} with ${bytes} bytes or more`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
