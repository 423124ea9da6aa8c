import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { readPublic } from '../platform/read-public.server.ts';
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
 * Asks the configured address service.
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
    const answer: unknown = JSON.parse((await readPublic(url, { timeoutMs, mostBytes })).toString());
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
