import { check } from './checks.ts';

await check();
console.log('\n✓ Tudo certo (sem os testes no navegador; para eles, npm test).');
