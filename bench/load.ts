import autocannon from 'autocannon';
import { median } from './row.ts';

/** A server to put load on: the same question, asked of product or floor. */
export type Target = { url: string; token?: string };

/** Requests a second that a server answers at full load; every answer must be 200. */
export async function throughput({ url, token }: Target, { connections = 16, seconds = 4 } = {}): Promise<number> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return result.requests.average;
}

/** Asks floor and product in turns, so that what else the machine does hits both, and answers the medians. */
export async function compare(floor: Target, product: Target, rounds = 5) {
  const [floors, products]: [number[], number[]] = [[], []];
  await Promise.all([throughput(floor, { seconds: 2 }), throughput(product, { seconds: 2 })]); // warm
  for (let round = 0; round < rounds; round++) {
    floors.push(await throughput(floor));
    products.push(await throughput(product));
  }
  return { floor: median(floors), product: median(products), ratio: median(products) / median(floors) };
}
