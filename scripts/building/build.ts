import { join } from 'node:path';
import { holdAlone } from '../alone.mjs';
import { buildPages } from '../build-pages.ts';
import { buildProgram } from '../build-program.ts';
import { currentPages, takeAsCurrent } from './current.ts';
import { builds } from './folders.ts';
import { keepPackages } from './packages.ts';

/**
 * Builds what has changed, beside what runs, and has the next start take it. One process at a time does in one clone (decision 109).
 * @returns the names of the parts
 * @throws {BuildError} when it can't be built
 */
export function buildAll() {
  return buildWith(buildPages);
}

/** The same for the server alone; its pages stay as they are. */
export async function buildServer(): Promise<void> {
  await buildWith(async () => currentPages());
}

async function buildWith<Pages extends string | null>(pagesNow: () => Promise<Pages>) {
  const giveUp = holdAlone(join(builds, '.building'), 'Outro comando constrói nesta pasta: espera-se por ele…');
  try {
    const [pages, packages] = [await pagesNow(), await keepPackages()];
    const parts = { pages, packages, program: await buildProgram(packages) };
    await takeAsCurrent(parts);
    return parts;
  } finally {
    giveUp();
  }
}
