import { enableCompileCache } from 'node:module';

enableCompileCache(); // as in start.mjs
const { main } = await import('../src/app/main.server.ts');
await main();
