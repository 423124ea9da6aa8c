import './compiled.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// In a process of its own: what building takes of memory ends with it.
const build = fileURLToPath(new URL('build.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./program.mjs');
