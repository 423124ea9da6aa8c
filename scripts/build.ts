import { momentOf } from '../src/platform/clock/moments.ts';
import { buildAll } from './building/build.ts';
import { builtAt } from './building/current.ts';
import { whyNot } from './building/step.ts';

try {
  await buildAll();
} catch (error) {
  const { message, remedy } = whyNot(error);
  const before = builtAt();
  const kept = before
    ? `vale ainda a que foi construída em ${momentOf(before.toISOString())}`
    : 'não há outra que possa partir';
  console.error(`\n✗ Esta versão não pôde ser construída porque ${message}, e ${kept}; para tê-la, ${remedy}.`);
  process.exit(1);
}
