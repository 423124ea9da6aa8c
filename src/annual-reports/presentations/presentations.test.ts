import { expect, test } from 'vitest';
import { type Audience, audienceText, notYetShown } from './presentations.labels.ts';

test.each<[audiences: (Audience | '')[], left: string[]]>([
  [[], ['safety', 'cipa']],
  [['safety'], ['cipa']],
  [['cipa'], ['safety']],
  [['safety', 'cipa'], []],
  [['both'], []],
  // Where nobody said to whom, nobody knows.
  [[''], ['safety', 'cipa']],
])('presented to %j, it is still to be shown to %j (NR-7, 7.6.5)', (audiences, left) => {
  expect(notYetShown(audiences)).toEqual(left);
});

test('a presentation says to whom, and what else is known of it', () => {
  expect(audienceText({ audience: 'cipa', presented_to: 'Ata 3' })).toBe('À CIPA · Ata 3');
  expect(audienceText({ audience: '', presented_to: '' })).toBe('Não informado');
});
