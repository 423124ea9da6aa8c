import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { whyNot } from './building/step.ts';
import { composeRelease } from './release/compose.ts';
import { commitOf, releaseName } from './release/name.ts';
import { packRelease } from './release/pack.ts';
import { root } from './steps.ts';

/**
 * npm run release [-- --to FOLDER]: the product of these sources in one archive that starts with Node alone, and its SHA-256.
 * With `--folder FOLDER` the same not packed, in a new folder of that name.
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, folder: { type: 'string' } } });
const commit = commitOf();

try {
  if (values.folder !== undefined) await inFolder(resolve(values.folder));
  else await inArchive(resolve(values.to ?? join(root, 'release')));
} catch (error) {
  const { message, remedy } = whyNot(error);
  console.error(`\n✗ O arquivo pronto não pôde ser feito porque ${message}; para tê-lo, ${remedy}.`);
  process.exit(1);
}

async function inFolder(folder: string): Promise<void> {
  const making = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
  await composeRelease(making, commit);
  renameSync(making, folder);
  console.log(`\nPronto em ${folder}: node ${join(folder, 'zelo.mjs')}`);
}

async function inArchive(folder: string): Promise<void> {
  const name = releaseName(commit);
  const making = join(folder, `.making-${process.pid}`);
  try {
    mkdirSync(making, { recursive: true });
    await composeRelease(join(making, name), commit);
    const { file, megabytes, sha256 } = await packRelease(join(making, name), folder, commit);
    console.log(`\n${file}: ${megabytes} MB\nSHA-256 ${sha256}`);
    if (commit?.isChanged) console.log('Atenção: há mudanças que ainda não foram guardadas no git, e ele as contém.');
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
