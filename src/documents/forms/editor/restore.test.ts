import { expect, test } from 'vitest';
import { restore } from './restore.rules.ts';

const blank = { name: 'Maria', chosen: [], exams: [{ exam: '', date: '' }] };

test('a draft of the same shape comes back whole', () => {
  const draft = {
    name: 'Ana',
    chosen: ['x'],
    exams: [
      { exam: 'a', date: 'b' },
      { exam: 'c', date: '' },
    ],
  };
  expect(restore(blank, draft)).toEqual(draft);
});

test('what the form does not know is left out, what the draft lacks is as in a new document', () => {
  expect(restore(blank, { name: 'Ana', gone: 'x' })).toEqual({ ...blank, name: 'Ana' });
});

test.each([
  ['another kind of value', { name: 3, chosen: 'x', exams: {} }],
  ['rows without their fields', { exams: [{ exam: 'a' }] }],
  ['rows that are none', { exams: [null] }],
  ['no row at all', { exams: [] }],
  ['choices that are no text', { chosen: [1] }],
  ['no answers', null],
  ['a text', 'x'],
])('%s is not taken over', (_what, draft) => {
  expect(restore(blank, draft)).toEqual(blank);
});

test('a row of numbers with marks is kept whole, and one whose mark is no mark is not', () => {
  const measured = { levels: [{ db: '', masked: false }] };
  const draft = { levels: [{ db: '30', masked: true }] };
  expect(restore(measured, draft)).toEqual(draft);
  expect(restore(measured, { levels: [{ db: '30', masked: 'sim' }] })).toEqual(measured);
});
