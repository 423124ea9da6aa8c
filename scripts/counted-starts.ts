import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Counts, in a file, how often tests and journeys begin the whole product from now on. @returns says it */
export function countStarts(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  process.env.TEST_STARTS = file;
  return () => {
    const starts = readFileSync(file, 'utf8').split('\n').length - 1;
    console.log(`\nO produto inteiro foi iniciado ${starts} vezes (por arquivo de testes: ${file}).`);
  };
}
