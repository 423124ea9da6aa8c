import { join } from 'node:path';
import { loadDotEnv } from '../src/app/start/dot-env.server.ts';
import { partOf } from './building/folders.ts';
import { buildStep } from './building/step.ts';
import { compressPages } from './compress-pages.ts';
import { hashOf } from './stale.ts';

/** What the pages are built from. */
export const pagesSources = {
  files: [
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
  ],
  exclude: ['**/*.test.{ts,tsx}', '**/*.db.ts', '**/*.api.ts', '**/*.server.ts'],
};

/**
 * Builds the pages of these sources unless they are there.
 * @returns their name
 * @throws {BuildError} when they can't be built
 */
export function buildPages(): Promise<string> {
  loadDotEnv();
  const nameNow = () => hashOf({ ...pagesSources, also: process.env.VITE_API_URL });
  return partOf('pages', nameNow, async (folder) => {
    await buildStep('Páginas', 'react-router', ['build', '--logLevel', 'warn'], { BUILD_FOLDER: folder });
    await compressPages(join(folder, 'client'));
  });
}
