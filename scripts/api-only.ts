import { enableCompileCache } from 'node:module';

enableCompileCache(); // halves the next start
const { main } = await import('../src/app/main.server.ts');
await main();
