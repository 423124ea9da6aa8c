import { expect, test } from 'vitest';
import { type BarRow, barsDrawing } from './bars.rules.ts';

const row = (name: string, now: number | null, before?: number | null): BarRow => ({
  name,
  now: { value: now, text: now === null ? 'suprimido' : String(now) },
  before: before === undefined ? null : { value: before, text: before === null ? 'suprimido' : String(before) },
});
const draw = (...rows: BarRow[]) => barsDrawing(rows, { alt: 'Barras', names: { now: 'Este', before: 'Anterior' } });
const lengthOf = ({ points: [from, to] }: ReturnType<typeof draw>['lines'][number]) =>
  (to?.[0] ?? 0) - (from?.[0] ?? 0);

test('bars are as long as what they count, each with its count in words', () => {
  const { lines, words } = draw(row('Audiometria', 40), row('Espirometria', 10), row('Outro', 0));
  expect(lines.slice(0, -1).map(lengthOf)).toEqual([400, 100]);
  expect(words.map(({ text }) => text)).toEqual(['Audiometria', '40', 'Espirometria', '10', 'Outro', '0']);
});

test('what is not told has no bar and says so', () => {
  const { lines, words } = draw(row('Audiometria', null), row('Espirometria', 10));
  expect(lines.slice(0, -1).map(lengthOf)).toEqual([400]);
  expect(words.map(({ text }) => text)).toContain('suprimido');
});

test('what was before is an outline of strokes beside a full bar, and both are named', () => {
  const { lines, words, height } = draw(row('Audiometria', 40, 20));
  expect(words.slice(0, 2).map(({ text }) => text)).toEqual(['Este', 'Anterior']);
  expect(lines.filter(({ isClosed }) => isClosed).map(lengthOf)).toEqual([26, 200]);
  expect(lines.every(({ points }) => points.every(([x, y]) => x >= 0 && x <= 760 && y >= 0 && y <= height))).toBe(true);
});

test('a long name is shortened, nothing leaves the drawing', () => {
  const { words } = draw(row('Radiografia de tórax em posição posteroanterior, padrão OIT', 3));
  expect(words[0]?.text).toBe('Radiografia de tórax em posição…');
});
