import { enableCompileCache } from 'node:module';
import { buildPagesIfStale } from './build-pages.ts';

enableCompileCache(); // halves the next start
await buildPagesIfStale();
const { main } = await import('../src/app/main.server.ts');
await main();
