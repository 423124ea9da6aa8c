import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDotEnv } from '../src/app/start/dot-env.server.ts';
import { compressPages } from './compress-pages.ts';
import { hashOf } from './stale.ts';
import { root, step } from './steps.ts';

const stamp = join(root, 'build/.built-from');

const files = [
  'src/**/*.{ts,tsx,css,json,svg}',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/compress-pages.ts',
  'scripts/page-starter.ts',
  'scripts/patient-prerender.ts',
  'scripts/screen-scripts-plugin.ts',
  'scripts/slim-manifest.ts',
];
const exclude = ['**/*.test.{ts,tsx}', '**/*.db.ts', '**/*.api.ts', '**/*.server.ts'];

const notBuilt = 'As páginas não puderam ser construídas, pelo que está escrito acima. Rode o mesmo comando de novo.';

/** Builds the pages unless what stands in `build/client` was made from exactly these sources. */
export async function buildPagesIfStale(): Promise<void> {
  loadDotEnv();
  const sources = hashOf({ files, exclude, also: process.env.VITE_API_URL });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(stamp, { force: true }); // A build that breaks off leaves what was made from neither.
  await step('Páginas', 'react-router', ['build', '--logLevel', 'warn'], { failure: notBuilt });
  await compressPages();
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, sources);
}
