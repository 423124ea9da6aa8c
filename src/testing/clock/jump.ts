import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * For `--import`, in a process that a test starts: its clock is so many milliseconds otherwise as the file says that `CLOCK_FILE`
 * names, as if somebody set it while the process runs. It is read at each SIGUSR2, and a file beside it says so; timers go on as they do.
 */
const file = process.env.CLOCK_FILE;
const real = globalThis.Date;
let jump = 0;

if (file) {
  const now = () => real.now() + jump;
  globalThis.Date = new Proxy(real, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    apply: () => new Date(now()).toString(),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  });
  process.on('SIGUSR2', () => {
    jump = Number(readFileSync(file, 'utf8'));
    writeFileSync(`${file}.taken`, String(jump));
  });
}

/** The environment of a process whose clock follows a file. */
export function clockOf(path: string): Record<string, string> {
  return { CLOCK_FILE: path, NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}` };
}
