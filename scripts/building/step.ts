import { existsSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { runStep } from '../steps.ts';
import { builds } from './folders.ts';

/** Why something could not be built, and what to do about it; both are parts of a sentence. */
export class BuildError extends Error {
  readonly remedy: string;

  constructor(why: string, remedy: string) {
    super(why);
    this.remedy = remedy;
  }
}

/** The same of anything that goes wrong: of a full disk or a folder that may not be written to, where it was met says nothing. */
export function whyNot(error: unknown): BuildError {
  if (error instanceof BuildError) return error;
  const said = error instanceof Error ? error.message : String(error);
  return new BuildError(`houve um erro (${said})`, 'resolva isso e rode o mesmo comando de novo');
}

/** Below this there was no room, whatever the program that failed has said of it. */
const leastRoom = 32 * 2 ** 20;

/** As a shell says that a program was ended: by the kernel, for want of memory, or by itself for the same. */
const forWantOfMemory = [128 + constants.signals.SIGKILL, 128 + constants.signals.SIGABRT];

/**
 * Runs what builds a part, in a process of its own: the memory that it takes ends with it.
 * @throws {BuildError} when it fails
 */
export async function buildStep(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n── ${title}`);
  const stdio = ['inherit', 'inherit', 'pipe'] as const;
  const code = await runStep(command, args, { stdio: [...stdio], env: { ...process.env, ...env } });
  if (code !== 0) throw whyNotBuilt(code);
}

function whyNotBuilt(code: number): BuildError {
  if (forWantOfMemory.includes(code)) {
    return new BuildError(
      'faltou memória (pede perto de 2 GB)',
      'libere memória, ou traga um arquivo pronto (docs/operations.md), e rode o mesmo comando de novo',
    );
  }
  const { bavail, bsize } = statfsSync(existsSync(builds) ? builds : '.');
  if (bavail * bsize < leastRoom) {
    return new BuildError('faltou espaço em disco', 'libere espaço e rode o mesmo comando de novo');
  }
  return new BuildError('algo falhou, pelo que está escrito acima', 'corrija isso e rode o mesmo comando de novo');
}
