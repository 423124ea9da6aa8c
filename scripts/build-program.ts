import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { partOf } from './building/folders.ts';
import { buildStep } from './building/step.ts';
import { hashOf } from './stale.ts';

const files = [
  'src/**/*.{ts,json,typ}',
  'migrations/*.ts',
  'reference/**/*',
  'package-lock.json',
  'scripts/bundle-program.ts',
  'scripts/building/*.ts',
];
const exclude = ['**/*.test.ts', 'src/testing/**'];

/**
 * Builds the server of these sources unless it is there.
 * @param packages the name of those that it runs with
 * @returns its name
 * @throws {BuildError} when it can't be built
 */
export function buildProgram(packages: string): Promise<string> {
  return partOf(
    'program',
    () => hashOf({ files, exclude }),
    async (folder) => {
      await buildStep('Programa', process.execPath, ['scripts/bundle-program.ts', 'main', folder]);
      symlinkSync(join('../../packages', packages, 'node_modules'), join(folder, 'node_modules'));
    },
  );
}
