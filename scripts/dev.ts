import { spawn } from 'node:child_process';
import { root } from './steps.ts';

/** The API, restarted when its sources change, and the pages with hot reload: http://localhost:5173 */
const parts = [
  spawn(process.execPath, ['--watch-path=src', '--watch-path=migrations', 'scripts/api-only.mjs'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('react-router', ['dev'], { cwd: root, stdio: 'inherit' }),
];

for (const part of parts) part.on('exit', () => endAll('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(signal));

function endAll(signal: NodeJS.Signals): void {
  for (const part of parts) part.kill(signal);
}
