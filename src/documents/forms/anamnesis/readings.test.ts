import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../testing/chance/chance.ts';
import { readingsIn } from './readings.rules.ts';

const none = { pressure: null, heightCm: null, weightKg: null, index: null };
const of = (systolic: number, diastolic: number) => ({ ...none, pressure: { systolic, diastolic } });

/** What stands in a history, and what is read of it: what could be another's, or of another time, is left out. */
test.each<[string, object]>([
  ['PA 120x80 mmHg', of(120, 80)],
  ['Ao exame: PA 120 x 80 mmHg, FC 72.', of(120, 80)],
  ['Sem queixas. Pressão arterial de 135/85 mmHg; corado.', of(135, 85)],
  ['pa: 120x80', of(120, 80)],
  ['Mãe: PA 160x100', of(160, 100)],
  ['PA = 118×76', of(118, 76)],
  ['PA 12x8', none],
  ['PA 12 por 8', none],
  ['Mãe com PA 160x100', none],
  ['Refere PA 150x90', none],
  ['PA 150x90 em casa', none],
  ['PA 80x120 mmHg', none],
  ['PA 300x90 mmHg', none],
  ['PA 120x80 mmHg; PA 120x80 mmHg', of(120, 80)],
  ['PA 120x80 mmHg, deitado; PA 110x70 mmHg', none],
  ['PA normal', none],
  ['PAD 80x60', none],
  ['Peso 80 kg, altura 1,75 m', { ...none, heightCm: 175, weightKg: 80 }],
  ['Peso 80,5 kg. Estatura 175 cm.', { ...none, heightCm: 175, weightKg: 80.5 }],
  ['Altura 1,75', none],
  ['Altura 3,75 m', none],
  ['Trabalho em altura, 2 m', none],
  ['Carrega peso 50 kg', none],
  ['Peso 20 kg', none],
  ['Peso 80 kg; perdeu 5 kg', { ...none, weightKg: 80 }],
  ['IMC 31,2 kg/m²', { ...none, index: 31.2 }],
  ['IMC 31', { ...none, index: 31 }],
  ['IMC 3', none],
  ['IMC acima de 30', none],
  ['', none],
])('%s', (text, read) => {
  expect(readingsIn(text)).toEqual(read);
});

test('words around a reading, without punctuation between, take it away; in clauses of their own they do not', () => {
  const word = fc.constantFrom('refere', 'ontem', 'pai', 'usual', 'ambulatorial', 'controlada');
  const [high, low] = [fc.integer({ min: 90, max: 200 }), fc.integer({ min: 40, max: 89 })];
  fc.assert(
    fc.property(word, high, low, fc.boolean(), (other, systolic, diastolic, isBefore) => {
      const reading = `PA ${systolic}x${diastolic} mmHg`;
      expect(readingsIn(isBefore ? `${other} ${reading}` : `${reading} ${other}`).pressure).toBeNull();
      const apart = readingsIn(isBefore ? `${other}. ${reading}` : `${reading}; ${other}`);
      expect(apart.pressure).toEqual({ systolic, diastolic });
    }),
    { numRuns: runs(200) },
  );
});
