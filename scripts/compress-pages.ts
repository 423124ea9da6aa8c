import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from './steps.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Below this a compressed answer saves nothing: it fits into one packet anyway. */
const smallest = 1_024;

/**
 * Puts a Brotli (RFC 7932) and a gzip copy beside every text of the built pages, as small as they get: made once, at the
 * build, so that no visitor waits for it.
 */
export async function compressPages(): Promise<void> {
  const files = globSync('build/client/**/*.{html,js,css,svg,json,webmanifest}', { cwd: root });
  await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      const bytes = await readFile(path);
      if (bytes.length < smallest) return;
      await Promise.all([
        writeFile(`${path}.br`, await brotli(bytes)), // its highest quality is the default
        writeFile(`${path}.gz`, await zip(bytes, { level: 9 })),
      ]);
    }),
  );
}
