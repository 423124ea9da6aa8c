import './compiled.mjs';

const { main } = await import('../src/app/main.server.ts');
await main();
