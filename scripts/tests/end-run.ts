import { keepGreen } from './green.ts';
import type { Result } from './result.ts';

/**
 * Says how a run has ended, keeps what was green, and ends the task where something is red.
 * @param begun when, and with which versions of the tools
 */
export function endRun(results: readonly Result[], begun: { at: number; tools: string }): void {
  const files = results.flatMap((result) => result.files);
  keepGreen(files, begun.tools, begun.at);
  const red = results.filter(({ isGreen }) => !isGreen);
  for (const { part, file } of files.filter(({ isGreen }) => !isGreen)) console.log(`✗ ${part}: ${file}`);
  const seconds = Math.round((Date.now() - begun.at) / 1000);
  if (red.length > 0) console.log(`\n✗ Em ${seconds} s, não está certo: ${red.map(({ name }) => name).join(', ')}.`);
  else console.log(`\n✓ Tudo certo em ${seconds} s.`);
  const count = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`${count('passed')} passed, ${Math.max(count('failed'), red.length > 0 ? 1 : 0)} failed`);
  if (red.length > 0) process.exit(1);
}
