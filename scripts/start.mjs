import './compiled.mjs';

await import('./build.ts');
await import('./program.mjs');
