import { root } from './statements-record.ts';

/**
 * Whose a statement is, of what called what when it was asked: the nearest function of a `*.db.ts`, else of the product.
 * @param stack of an `Error`
 * @returns as `src/jobs/queue.db.ts#claim`; null when a test asks by itself
 */
export function placeOf(stack: string): string | null {
  const frames = stack.split('\n').flatMap(frameOf);
  const test = frames.findIndex(({ file }) => isOfTests(file));
  const ofProduct = test < 0 ? frames : frames.slice(0, test);
  const frame = ofProduct.find(({ file }) => file.endsWith('.db.ts')) ?? ofProduct[0];
  return frame ? `${frame.file}#${frame.name}` : null;
}

function frameOf(line: string): { file: string; name: string }[] {
  const at = line.indexOf(`${root}/`);
  const file = at < 0 ? '' : line.slice(at + root.length + 1).replace(/(:\d+)*\)?$/, '');
  // The recorder itself is above everything.
  if (!file || file.startsWith('node_modules/') || file.startsWith('src/testing/engines/')) return [];
  const name = /^\s*at (?:async )?(?:new )?([\w.$]+)(?: \[.*\])? \(/.exec(line)?.[1] ?? '';
  return [{ file, name: name.split('.').at(-1) ?? '' }];
}

function isOfTests(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('src/testing/') || !file.startsWith('src/');
}
