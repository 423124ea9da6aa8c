import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsBySubject } from './seeded-faults/all.ts';
import type { Fault } from './seeded-faults/fault.ts';
import { runTests } from './seeded-faults/run-tests.ts';
import { scratchTree } from './seeded-faults/scratch-tree.ts';
import { seeded } from './seeded-faults/seeding.ts';
import { root } from './steps.ts';

/*
 * Tests the tests: makes one fault at a time in a copy of the tree and runs the tests of `npm test` that must tell of it.
 * npm run seeded-faults -- [--only WORD …] [--tree FOLDER] [--trusted]
 * `--only` takes a subject (engine, access, races, forms, jobs) or a part of a name; `--tree` another checkout;
 * with `--trusted` its tests are known to pass without a fault.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    tree: { type: 'string' },
    trusted: { type: 'boolean', default: false },
  },
});
const chosen = Object.entries(faultsBySubject).flatMap(([subject, faults]) =>
  faults.filter(({ name }) => !values.only || values.only.some((word) => subject === word || name.includes(word))),
);
if (chosen.length === 0) throw new Error('No fault is of this subject or has this in its name.');

const tree = scratchTree(resolve(values.tree ?? root));
mkdirSync(join(root, '.cache'), { recursive: true });
const logFile = join(root, '.cache/seeded-faults.log');
const log = openSync(logFile, 'w');

for (const on of values.trusted ? [] : ([undefined, 'postgres'] as const)) {
  const tests = new Set(chosen.filter((fault) => fault.on === on).flatMap((fault) => fault.tests));
  if (tests.size === 0) continue;
  const { ran, failed } = await runTests(tree, { tests: [...tests], on }, log);
  console.log(
    `  ${ran} tests ${on === 'postgres' ? 'on PostgreSQL ' : ''}${failed === null ? 'pass' : `FAIL: ${failed}`}`,
  );
  if (ran === 0 || failed !== null) {
    console.error(`Nothing can be said of faults by tests that fail without them. See ${logFile}.`);
    process.exit(1);
  }
}

let [caught, missed] = [0, 0];
for (const fault of chosen) {
  const word = await wordOf(fault);
  if (word.startsWith('caught')) caught++;
  else missed++;
  console.log(`${word.startsWith('caught') ? '✓' : '✗'} ${fault.name}: ${word}`);
}
console.log(`\n${caught} caught, ${missed} not`);
process.exitCode = missed === 0 ? 0 : 1;

async function wordOf(fault: Fault): Promise<string> {
  const path = join(tree, fault.file);
  const sound = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const unsound = seeded(sound, fault);
  if (unsound === null) return 'NO LONGER APPLIES';
  try {
    writeFileSync(path, unsound);
    const { ran, failed } = await runTests(tree, fault, log);
    if (failed !== null) return `caught by “${failed}”`;
    return ran === 0 ? 'ITS TESTS DID NOT RUN' : 'SURVIVED';
  } finally {
    writeFileSync(path, sound);
  }
}
