import { expect, test } from 'vitest';
import { offeredWords, withWords } from './words.ts';

test('words are parted by semicolons alone, without what stands around them, and none is there twice', () => {
  expect(withWords(['Soldador'], ' Torneiro, fresador ;; soldador;TORNEIRO, FRESADOR;')).toEqual([
    'Soldador',
    'Torneiro, fresador',
  ]);
  expect(withWords(['Soldador'], '  ')).toEqual(['Soldador']);
});

test('what is offered has what is typed, and is not chosen yet', () => {
  const data = ['Auxiliar de costura', 'Costureira', 'Cortador'];
  expect(offeredWords(data, ['costureira'], ' COSTUR')).toEqual(['Auxiliar de costura']);
  expect(offeredWords(data, [], '')).toEqual(data);
});
