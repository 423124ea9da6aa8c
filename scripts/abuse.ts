import { parseArgs } from 'node:util';
import { abuse } from '../src/testing/abuse/run.ts';
import { apiAt } from '../src/testing/api.ts';
import { startServer } from '../src/testing/start-process.ts';

/**
 * Starts the product and sends it requests that no browser would send; ends with an error when one of them is answered
 * as it should not be.
 *
 * Usage: npm run abuse -- [--count 50000] [--seed NUMBER]
 */
const { values } = parseArgs({ options: { count: { type: 'string', default: '50000' }, seed: { type: 'string' } } });
const server = await startServer({ TRUST_PROXY: 'true', ...databaseSetting() });
const api = apiAt(server.url, server.admin);
const started = Date.now();
const result = await abuse(api, Number(values.count), values.seed ? Number(values.seed) : undefined);
const seconds = Math.round((Date.now() - started) / 1000);
const healthy = (await api.call('GET', '/health')).status === 200;
const ended = await server.end();
await server.stop();

const statuses = Object.entries(result.statuses).map(([status, times]) => `${status}: ${times}`);
console.log(`${result.sent} pedidos em ${seconds} s, semente ${result.seed}`);
console.log(`Respostas: ${statuses.join(', ')}`);
console.log(`Chamadas que chegaram a um 2xx: ${[...result.reached].sort().join(', ')}`);
for (const [violation, examples] of Object.entries(
  Object.groupBy(result.violations, ({ violation }) => violation.slice(0, 120)),
)) {
  console.log(`\n✗ ${examples?.length} × ${violation}`);
  for (const { request } of examples?.slice(0, 2) ?? []) console.log(`  ${JSON.stringify(request).slice(0, 700)}`);
}
if (result.violations.length > 0 || !healthy || ended !== 0) {
  console.error(`\n${result.violations.length} falhas; servidor ${healthy ? 'vivo' : 'NÃO RESPONDE'}, saída ${ended}`);
  process.exit(1);
}
console.log('\n✓ Nenhuma falha, e o servidor continua vivo.');

function databaseSetting(): Record<string, string> {
  return process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {};
}
