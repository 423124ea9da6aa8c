import { performance } from 'node:perf_hooks';
import { hash, verify } from '@node-rs/argon2';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median, percentile, type Row } from './row.ts';

/** A sign-in against the argon2id hash alone, and a list while twenty people sign in. */
export async function measureSignIn(): Promise<Row[]> {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  for (let count = 0; count < 20; count++) await makeEmployee(api, { companyId: company.id, token });
  const stored = await hash(server.admin.password);
  const times: { floor: number[]; product: number[] } = { floor: [], product: [] };
  for (let round = 0; round < 15; round++) {
    times.floor.push(await took(() => verify(stored, server.admin.password)));
    times.product.push(await took(() => enter()));
  }
  async function enter() {
    const { status } = await api.call('POST', '/login', { body: server.admin });
    if (status !== 200) throw new Error(`a sign-in was answered with ${status}`);
  }
  const list = () => took(() => api.call('GET', `/employees/${company.id}?page=1`, { as: token }));
  const quiet = await oneAfterAnother(list, () => false);
  let signingIn = true;
  const entering = Promise.all(Array.from({ length: 20 }, enter)).then(() => {
    signingIn = false;
  });
  const busy = await oneAfterAnother(list, () => !signingIn);
  await entering;
  await server.stop();
  const [floor, product] = [median(times.floor), median(times.product)];
  const [calm, during] = [percentile(quiet, 0.95), percentile(busy, 0.95)];
  return [
    {
      what: 'entrar',
      floor: `${floor.toFixed(1)} ms (argon2id)`,
      product: `${product.toFixed(1)} ms`,
      result: (product / floor).toFixed(2),
      goal: '≤ 1,3',
      met: product / floor <= 1.3,
    },
    {
      what: 'p95 de uma lista durante 20 entradas',
      floor: `${calm.toFixed(1)} ms em sossego`,
      product: `${during.toFixed(1)} ms`,
      result: (during / calm).toFixed(2),
      goal: '≤ 3',
      met: during / calm <= 3,
    },
  ];
}

async function oneAfterAnother(ask: () => Promise<number>, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 300 && !isOver()) times.push(await ask());
  return times;
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

if (import.meta.main) console.table(await measureSignIn());
