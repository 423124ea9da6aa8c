import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { scratchFolder } from '../scratch.ts';

/** So many pieces of heavy work go on at once, whoever does them. */
export type Slots = {
  /** Where other processes ask for one: a line that is open holds a slot once something has come over it. */
  path: string;
  close: () => void;
};

/**
 * Opens slots for the processes of this machine, given in the order in which they are asked for. So the workers of several
 * test runners share the processors: whichever runner is left over has all of them, and none waits for the other's last file.
 */
export async function openSlots(count: number): Promise<Slots> {
  const folder = mkdtempSync(join(scratchFolder(), 'zelo-slots-'));
  const waiting: Socket[] = [];
  const holding = new Set<Socket>();
  const give = () => {
    while (holding.size < count) {
      const next = waiting.shift();
      if (!next) return;
      holding.add(next);
      next.write('.');
    }
  };
  const server = createServer((line) => {
    waiting.push(line);
    line.on('error', () => {}); // Whoever breaks off closes, too.
    line.on('close', () => {
      holding.delete(line);
      const at = waiting.indexOf(line);
      if (at >= 0) waiting.splice(at, 1);
      give();
    });
    line.resume();
    give();
  });
  const path = join(folder, 'slots');
  await new Promise<void>((listening) => server.listen(path, listening));
  return {
    path,
    close() {
      server.close();
      for (const line of [...holding, ...waiting]) line.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
