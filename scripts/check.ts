import { checkSources, quickTests } from './checks.ts';

await checkSources();
await quickTests();
console.log('\n✓ Tudo certo até aqui. PostgreSQL, S3, nginx, falhas, cópias e o navegador ficam para npm test.');
