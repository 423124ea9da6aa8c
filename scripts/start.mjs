import { enableCompileCache } from 'node:module';

// Before the first TypeScript: what strips its types weighs 10 MB and is needed only for files that were not stripped before.
enableCompileCache();
const { buildPagesIfStale } = await import('./build-pages.ts');
await buildPagesIfStale();
const { main } = await import('../src/app/main.server.ts');
await main();
