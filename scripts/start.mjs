import './compiled.mjs';

const { buildPagesIfStale } = await import('./build-pages.ts');
await buildPagesIfStale();
const { main } = await import('../src/app/main.server.ts');
await main();
