import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Below this a compressed answer saves nothing: it fits into one packet anyway. */
const smallest = 1_024;

/**
 * Puts a Brotli (RFC 7932) and a gzip copy beside every text that is served as it was built, as small as they get: made
 * once, at the build, so that no visitor waits for it. Pages are compressed when they have been filled in.
 */
export async function compressPages(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      if (bytes.length < smallest) return;
      await Promise.all([
        writeFile(`${path}.br`, await brotli(bytes)), // its highest quality is the default
        writeFile(`${path}.gz`, await zip(bytes, { level: 9 })),
      ]);
    }),
  );
}
