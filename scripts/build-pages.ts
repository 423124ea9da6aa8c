import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDotEnv } from '../src/app/config.server.ts';
import { compressPages } from './compress-pages.ts';
import { root, step } from './steps.ts';

const stamp = join(root, 'build/.built-from');

/** Builds the pages unless what stands in `build/` was made from exactly these sources. */
export async function buildPagesIfStale(): Promise<void> {
  loadDotEnv();
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  await step('Páginas', 'react-router', ['build', '--logLevel', 'warn']);
  await compressPages();
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, sources);
}

function hashOfSources(): string {
  const files = globSync(
    [
      'src/**/*.{ts,tsx,css,json,svg}',
      'public/**/*',
      'package-lock.json',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/compress-pages.ts',
      'scripts/page-starter.ts',
      'scripts/screen-scripts-plugin.ts',
      'scripts/slim-manifest.ts',
    ],
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.db.ts', '**/*.api.ts', '**/*.server.ts'], withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
