import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { browsers } from './chromium.ts';
import { root, runStep } from './steps.ts';

/** Makes the pictures of the parts in the gallery anew that differ from how the parts look now, and says which: npm run pictures */

const gallery = join(root, 'src/app/gallery');
const folder = join(gallery, 'pictures');

function known(): Map<string, string> {
  const files = globSync('*/*.png', { cwd: folder }).sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

await browsers();
const before = known();
const names = [...readFileSync(join(gallery, 'gallery-parts.tsx'), 'utf8').matchAll(/name: '([^']+)'/g)].map(
  ([, name]) => name,
);
for (const part of new Set([...before.keys()].map(dirname))) {
  if (!names.includes(basename(part))) rmSync(join(folder, part), { recursive: true });
}
// Else none of them is compared.
process.env.TEST_DEPTH = 'deep';
const only = ['src/app/gallery', '--testNamePattern', 'looks as in its picture'];
const code = await runStep('vitest', [
  'run',
  '--project',
  'browser',
  ...only,
  '--reporter=dot',
  '--silent',
  '--update',
]);
const after = known();

const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
const word = (file: string) => (!before.has(file) ? 'nova' : after.has(file) ? 'outra' : 'saiu');
for (const file of changed) console.log(`${word(file)}: src/app/gallery/pictures/${file}`);
console.log(
  changed.length === 0
    ? 'Nenhuma imagem mudou.'
    : `${changed.length} de ${after.size} imagens mudaram: olhe cada uma antes de guardar.`,
);
process.exit(code);
