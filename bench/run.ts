import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/steps.ts';
import { measureAgenda } from './agenda.ts';
import { measureAnnualReport } from './annual-report.ts';
import { measureDueLists, measureRecomputing } from './due-dates.ts';
import { measureCentre, measureEvents } from './esocial.ts';
import { measureExamResults } from './exam-results.ts';
import { measureExports } from './exports.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureImports } from './imports.ts';
import { measureIssuedLists, measureIssuing } from './issued.ts';
import { measureLanding } from './landing.ts';
import { measureLists } from './lists.ts';
import { measureLive } from './live.ts';
import { measureOverload } from './overload.ts';
import { measureProject } from './project.ts';
import { measureReads } from './reads.ts';
import type { Row } from './row.ts';
import { measureSignIn } from './sign-in.ts';
import { measureSigning } from './signing.ts';
import { measureStart } from './start.ts';
import { measureStatistics } from './statistics.ts';
import { measureTable } from './table.ts';
import { measureTenMinutes } from './ten-minutes.ts';
import { measureTyping } from './typing.ts';
import { measureUploads } from './uploads.ts';

/**
 * Measures the product against the floor under it, each pair in one run, and writes bench/results.md:
 * npm run bench [-- NAME…]
 * With names only these are measured anew; of the others the table keeps what was measured last.
 */
const measures: Readonly<Record<string, () => Promise<Row[]>>> = {
  'reads-sqlite': () => measureReads('sqlite'),
  'reads-postgres': () => measureReads('postgres'),
  'lists-sqlite': () => measureLists('sqlite'),
  'lists-postgres': () => measureLists('postgres'),
  uploads: () => measureUploads(),
  'sign-in': () => measureSignIn(),
  start: () => measureStart(),
  overload: () => measureOverload(),
  'ten-minutes-sqlite': () => measureTenMinutes('sqlite'),
  'ten-minutes-postgres': () => measureTenMinutes('postgres'),
  live: () => measureLive(),
  issuing: () => measureIssuing(),
  signing: () => measureSigning(),
  'issued-sqlite': () => measureIssuedLists('sqlite'),
  'issued-postgres': () => measureIssuedLists('postgres'),
  'due-sqlite': async () => [...(await measureDueLists('sqlite')), ...(await measureRecomputing('sqlite'))],
  'due-postgres': async () => [...(await measureDueLists('postgres')), ...(await measureRecomputing('postgres'))],
  'agenda-sqlite': () => measureAgenda('sqlite'),
  'agenda-postgres': () => measureAgenda('postgres'),
  'imports-sqlite': () => measureImports('sqlite'),
  'imports-postgres': () => measureImports('postgres'),
  'exam-results-sqlite': () => measureExamResults('sqlite'),
  'exam-results-postgres': () => measureExamResults('postgres'),
  'exports-sqlite': () => measureExports('sqlite'),
  'exports-postgres': () => measureExports('postgres'),
  'esocial-sqlite': async () => [...(await measureEvents('sqlite')), ...(await measureCentre('sqlite'))],
  'esocial-postgres': async () => [...(await measureEvents('postgres')), ...(await measureCentre('postgres'))],
  'statistics-sqlite': () => measureStatistics('sqlite'),
  'statistics-postgres': () => measureStatistics('postgres'),
  'annual-report-sqlite': () => measureAnnualReport('sqlite'),
  'annual-report-postgres': () => measureAnnualReport('postgres'),
  landing: () => measureLanding(),
  'first-load': () => measureFirstLoad(),
  typing: () => measureTyping(),
  table: () => measureTable(),
  project: () => measureProject(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`Não há medida ${unknown.join(', ')}. Há: ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}
const results = join(root, 'bench/results.md');
// What was measured before stays, also where it was measured elsewhere; all of them together begin the table anew.
let rows: Row[] = asked.length > 0 ? rowsOf(readFileSync(results, 'utf8')) : [];
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`── ${name}`);
  const measured = await measure();
  console.table(measured);
  rows = withAnew(rows, measured);
  writeFileSync(results, report(rows));
}

/** The rows of a table that `report` has written. */
function rowsOf(table: string): Row[] {
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => {
    const [what = '', floor = '', product = '', result = '', goal = '', met] = line.slice(2, -2).split(' | ');
    return { what, floor, product, result, goal, met: met === 'sim' };
  });
}

/** Each in the place of the one that says the same, else at the end. */
function withAnew(before: readonly Row[], measured: readonly Row[]): Row[] {
  const named = (what: string) => measured.find((row) => row.what === what);
  const known = new Set(before.map(({ what }) => what));
  return [...before.map((row) => named(row.what) ?? row), ...measured.filter(({ what }) => !known.has(what))];
}

function report(all: readonly Row[]): string {
  const [processor] = cpus();
  const lines = all.map(({ what, floor, product, result, goal, met }) =>
    [what, floor, product, result, goal, met ? 'sim' : '**não**'].join(' | '),
  );
  return `# Medidas

Escritas por \`npm run bench\` em ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GB,
${platform()} ${release()} ${arch()}, Node ${process.versions.node}. De cada parte, a medida
mais recente; produto e piso na mesma execução, medianas. Vale a razão, não o relógio.

| o quê | piso | produto | resultado | meta | alcançada |
| --- | --- | --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}
