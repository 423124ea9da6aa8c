import { checkSources, quickTests } from './checks.ts';
import { openGreen } from './suite/green.ts';
import { openSuite } from './suite/suite.ts';

const suite = await openSuite();
const green = process.env.CI === 'true' ? null : openGreen();
await Promise.all([quickTests(suite, green), checkSources(suite)]);
const { isGreen } = suite.end();
if (isGreen)
  console.log('\n✓ Tudo certo até aqui. PostgreSQL, S3, nginx, falhas, cópias e o navegador ficam para npm test.');
else process.exitCode = 1;
