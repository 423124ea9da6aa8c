import { createRequire } from 'node:module';
import type { MarkInput, TypesetInput } from './typeset-input.ts';
import { createTypesetter } from './typesetter.server.ts';

const { version } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler/package.json');

/** What typesets, for the record: the same input may give other bytes in another version. */
export const engineVersion = `typst-ts-node-compiler ${version}`;

/** Goes up with every change of how a paper is typeset. */
export const paperVersion = 6;

const typesetter = createTypesetter(new URL('./typeset-thread.server.ts', import.meta.url));

/**
 * A document as PDF/A-1a: the same input gives the same bytes in every process. The thread that does it begins with the
 * first call and ends when nobody has called for a while.
 * @throws {Error} on a character that the typeface lacks: look with `unprintable` before a document is issued
 */
export async function typeset(input: TypesetInput): Promise<Uint8Array> {
  return typesetter.typeset(input);
}

/** What is seen of a signature, as a PDF of one page; the thread is the documents'. */
export function typesetMark(input: MarkInput): Promise<Uint8Array> {
  return typesetter.typeset(input);
}

/** What of a text the typeface lacks, each once and as it stands there; what is never seen does not count. */
export async function unprintable(text: string): Promise<readonly string[]> {
  const { missingIn } = await import('./characters/printable.server.ts');
  return missingIn(text);
}

/** For whoever knows that there will be documents: the first one waits less. */
export function beginTypesetting(): void {
  typesetter.begin();
}

/** Gives up the thread, with whatever it still works on: a job that waits for it is done after the next start. */
export function endTypesetting(): Promise<void> {
  return typesetter.end();
}
