import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps.ts';
import { inputsOf, skippable } from './inputs.ts';
import { setLeftOut } from './left-out.ts';

/** Of each part, the files of tests that were green on this machine: with which inputs, and when. */
type Stamps = Record<string, Record<string, { inputs: string; at: string }>>;

/** A file of tests of a part, as the run has left it. */
export type Outcome = { part: string; file: string; isGreen: boolean };

const stamps = join(root, '.cache/green.json');

/** Has a run of these parts leave out what need not be run again, and says so, but where all is wanted: in CI, in a deep run, or with `--all`. */
export function leaveOutGreen(parts: readonly string[], tools: string): void {
  const isWhole = process.env.CI === 'true' || process.env.TEST_DEPTH === 'deep' || process.argv.includes('--all');
  leaveOut(isWhole ? {} : greenBefore(parts, tools), tools);
}

/** Nothing that these depend on is another than when they were green. */
function greenBefore(parts: readonly string[], tools: string): Stamps {
  if (!existsSync(stamps)) return {};
  const kept: Stamps = JSON.parse(readFileSync(stamps, 'utf8'));
  const now = inputsOf(tools);
  const still = Object.entries(kept)
    .filter(([part]) => skippable.includes(part) && parts.includes(part))
    .map(([part, files]) => {
      const same = Object.entries(files).filter(([file, { inputs }]) => {
        return existsSync(join(root, file)) && inputs === now(part, file);
      });
      return [part, Object.fromEntries(same)] as const;
    });
  return Object.fromEntries(still.filter(([, files]) => Object.keys(files).length > 0));
}

function leaveOut(green: Stamps, tools: string): void {
  setLeftOut(Object.fromEntries(Object.entries(green).map(([part, files]) => [part, Object.keys(files)])));
  for (const [part, files] of Object.entries(green)) {
    const times = Object.values(files).map(({ at }) => at);
    const since = new Date(times.sort()[0] ?? '').toLocaleString('pt-BR');
    console.log(
      `\nPULADOS EM ‘${part.toUpperCase()}’, VERDES NESTA MÁQUINA DESDE ${since} COM AS MESMAS ENTRADAS: ${times.length} DE SEUS ARQUIVOS.`,
    );
  }
  if (Object.keys(green).length === 0) return;
  console.log(
    `\nAs entradas: o que cada arquivo importa, o produto, package-lock.json e ${tools}. Para rodar tudo: npm test -- --all, ou CI=true.`,
  );
}

/**
 * Keeps what was green for the runs to come.
 * @param begun when the run began: of what has been changed since nobody knows what it was run with, and nothing is kept
 */
export function keepGreen(outcomes: readonly Outcome[], tools: string, begun: number): void {
  if (isChangedSince(begun)) {
    console.log('\nAs fontes mudaram durante a corrida: dela nada será pulado na próxima.');
    return;
  }
  const kept: Stamps = existsSync(stamps) ? JSON.parse(readFileSync(stamps, 'utf8')) : {};
  const inputs = inputsOf(tools);
  const at = new Date().toISOString();
  for (const { part, file, isGreen } of outcomes.filter(({ part }) => skippable.includes(part))) {
    kept[part] ??= {};
    if (isGreen) kept[part][file] = { inputs: inputs(part, file), at };
    else delete kept[part][file];
  }
  mkdirSync(dirname(stamps), { recursive: true });
  writeFileSync(stamps, JSON.stringify(kept, null, 1));
}

function isChangedSince(moment: number): boolean {
  const files = globSync(['{src,e2e,scripts,rules,migrations,reference,public,docs}/**/*', '*'], {
    cwd: root,
    withFileTypes: true,
  });
  return files.some((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mtimeMs > moment);
}
