import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Address } from './addresses.contract.ts';

const timeoutMs = 3_000;

/** The answer of ViaCEP's API (`GET {service}/{cep}/json/`); an unknown CEP answers `{ erro: true }`. */
const answer = z.object({
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string(),
  uf: z.string(),
});

/**
 * Asks the configured address service.
 * @param cep as `01310-100`
 * @returns null for an unknown CEP, and whenever the service does not answer as it should: nobody's form waits for it
 */
export async function findAddress(service: string, cep: string, log: FastifyBaseLogger): Promise<Address | null> {
  const url = `${service.replace(/\/$/, '')}/${cep.replace('-', '')}/json/`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const found = answer.safeParse(await response.json());
    if (!found.success) return null;
    const { logradouro, bairro, localidade, uf } = found.data;
    return { address: logradouro, neighborhood: bairro, city: localidade, state: uf };
  } catch (error) {
    log.warn({ err: error }, 'address service');
    return null;
  }
}
