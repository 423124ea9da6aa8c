import { expect, test } from 'vitest';
import { codeFiles, isTest, read } from './sources.ts';

/** What makes HTML or a program of text. Stored text is never either: the session's token is where a script could read it. */
const makers =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|parseFromString|srcdoc|\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]|javascript:/i;

test('no text becomes HTML or a program', () => {
  const wrong = codeFiles
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .flatMap((file) => {
      const lines = read(file).split('\n');
      return lines.flatMap((line, at) => {
        const why = /biome-ignore lint\/security\/\w+: \S/;
        const isSaidWhy = why.test(line) || why.test(lines[at - 1] ?? '');
        return makers.test(line) && !isSaidWhy ? [`${file}:${at + 1}`] : [];
      });
    });
  expect(wrong, 'Give React the text as it is. A constant of ours needs a biome-ignore with its reason above.').toEqual(
    [],
  );
});
