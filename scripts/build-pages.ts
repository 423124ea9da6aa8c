import { loadDotEnv } from '../src/app/start/dot-env.server.ts';
import { compressPages } from './compress-pages.ts';
import { unlessBuiltFrom } from './stale.ts';
import { step } from './steps.ts';

const files = [
  'src/**/*.{ts,tsx,css,json,svg}',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/compress-pages.ts',
  'scripts/page-starter.ts',
  'scripts/screen-scripts-plugin.ts',
  'scripts/slim-manifest.ts',
];
const exclude = ['**/*.test.{ts,tsx}', '**/*.db.ts', '**/*.api.ts', '**/*.server.ts'];

/** Builds the pages unless what stands in `build/client` was made from exactly these sources. */
export async function buildPagesIfStale(): Promise<void> {
  loadDotEnv();
  const sources = { files, exclude, also: process.env.VITE_API_URL };
  await unlessBuiltFrom(sources, 'build/.pages-built-from', async () => {
    await step('Páginas', 'react-router', ['build', '--logLevel', 'warn']);
    await compressPages();
  });
}
