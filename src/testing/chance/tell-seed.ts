import { isDeep, seed } from './chance.ts';

/** For vitest, when a run of the tests begins. */
export function setup(): void {
  console.log(`\nCasos ao acaso: ${isDeep ? 'todos' : 'um quarto'}, semente ${seed} (a mesma de novo: SEED=${seed})`);
}
