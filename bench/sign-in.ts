import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { hash, verify } from '@node-rs/argon2';
import { apiAt } from '../src/testing/api.ts';
import { companyFields, makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median, percentile, type Row } from './row.ts';

const rounds = 300;
const bursts = 5;

/** A sign-in against the argon2id hash alone, and a list while twenty people sign in. */
export async function measureSignIn(): Promise<Row[]> {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  for (let count = 0; count < 20; count++) await makeEmployee(api, { companyId: company.id, token });
  const people = Array.from({ length: 20 }, () => companyFields());
  for (const person of people) await makeCompany(api, person);
  const stored = await hash(server.admin.password);
  const times: { floor: number[]; product: number[] } = { floor: [], product: [] };
  for (let round = 0; round < rounds; round++) {
    times.floor.push(await took(() => verify(stored, server.admin.password)));
    times.product.push(await took(() => enter()));
  }
  function enter({ email, password } = server.admin) {
    return post(`${server.url}/api/login`, { email, password });
  }
  const list = () => took(() => api.call('GET', `/employees/${company.id}?page=1`, { as: token }));
  const quiet = await oneAfterAnother(list, () => false);
  const busy: number[] = [];
  for (let burst = 0; burst < bursts; burst++) {
    let signingIn = true;
    const entering = Promise.all(people.map((person) => enter(person))).then(() => {
      signingIn = false;
    });
    busy.push(percentile(await oneAfterAnother(list, () => !signingIn), 0.95));
    await entering;
  }
  connections.destroy();
  await server.stop();
  const [floor, product] = [median(times.floor), median(times.product)];
  const [calm, during] = [percentile(quiet, 0.95), median(busy)];
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

const connections = new Agent({ keepAlive: true });

/** By Node's own client: fetch would add as much as the server's whole part beside the hash. */
async function post(url: string, body: object): Promise<void> {
  const call = request(url, { agent: connections, method: 'POST', headers: { 'content-type': 'application/json' } });
  call.end(JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  if (answer.statusCode !== 200) throw new Error(`a sign-in was answered with ${answer.statusCode}`);
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
