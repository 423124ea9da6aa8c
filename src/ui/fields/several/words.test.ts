import { expect, test } from 'vitest';
import { meantBy, offeredWords, withWords } from './words.ts';

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

test('of what is written the known word is meant, or the only one that has it; the rest is left to be asked about', () => {
  const data = ['Atendente', 'Auxiliar de costura', 'Auxiliar de corte', 'Prensa; guilhotina'];
  const meant = (written: string, words: readonly string[] = []) => {
    const { taken, open } = meantBy(data, words, written);
    return [taken.map(({ word }) => word), open.join('; ')];
  };
  expect(meant(' Atend ')).toEqual([['Atendente'], '']);
  expect(meant('ATENDENTE')).toEqual([['Atendente'], '']);
  expect(meant('Auxiliar')).toEqual([[], 'Auxiliar']);
  expect(meant('Vigia')).toEqual([[], 'Vigia']);
  expect(meant('prensa; guilhotina')).toEqual([['Prensa; guilhotina'], '']);
  expect(meant('Atend; Vigia; corte; Atendente')).toEqual([['Atendente', 'Auxiliar de corte'], 'Vigia']);
  expect(meant('Atend; Vigia; Auxiliar')).toEqual([['Atendente'], 'Vigia; Auxiliar']);
  expect(meant('Atendente', ['atendente'])).toEqual([[], '']);
  expect(meantBy(['Técnico em enfermagem'], [], 'tecnico em ENFERMAGEM').taken.map(({ word }) => word)).toEqual([
    'Técnico em enfermagem',
  ]);
  expect(meant('  ')).toEqual([[], '']);
});
