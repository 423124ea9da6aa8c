import { describe, expect, test } from 'vitest';
import { changeOf } from './change.rules.ts';
import { classOf } from './class.rules.ts';
import { earOf } from './ears.example.ts';

/** Audiograms with what NR-7, Anexo II says of them. In each: 500, 1000, 2000, 3000, 4000, 6000 and 8000 Hz. */

const ten = '10 10 10 10 10 10 10';

describe('what one audiogram says by itself', () => {
  test.each([
    ['nothing above 0', '0 0 0 0 0 0 0', '5.1', []],
    ['better than 0', '-10 -10 -5 -5 -10 -5 0', '5.1', []],
    ['all 10', ten, '5.1', []],
    ['all at the limit', '25 25 25 25 25 25 25', '5.1', []],
    ['20 at 3, 4 and 6 kHz', '10 10 10 20 20 20 10', '5.1', []],
    ['25 at 4 kHz', '10 10 10 10 25 10 10', '5.1', []],
    ['30 at 3 kHz alone', '10 10 10 30 10 10 10', '5.2', [3000]],
    ['30 at 4 kHz alone', '10 10 10 10 30 10 10', '5.2', [4000]],
    ['30 at 6 kHz alone', '10 10 10 10 10 30 10', '5.2', [6000]],
    ['a notch with the others at the limit', '25 25 25 25 30 25 25', '5.2', [4000]],
    ['a notch at all three', '10 10 10 30 45 40 20', '5.2', [3000, 4000, 6000]],
    ['a notch that spares 3 kHz', '10 10 15 20 40 35 20', '5.2', [4000, 6000]],
    ['a notch with the others impaired', '30 30 35 50 60 55 45', '5.2', [3000, 4000, 6000]],
    ['a notch of which only 4 kHz is above 8 kHz', '10 10 10 30 50 30 40', '5.2', [4000]],
    ['30 at 8 kHz alone', '10 10 10 10 10 10 30', '5.2.1', [8000]],
    ['30 at 500 Hz alone', '30 10 10 10 10 10 10', '5.2.1', [500]],
    ['30 at 1 kHz alone', '10 30 10 10 10 10 10', '5.2.1', [1000]],
    ['30 at 2 kHz alone', '10 10 30 10 10 10 10', '5.2.1', [2000]],
    ['3 kHz as high as 2 kHz', '10 10 30 30 10 10 10', '5.2.1', [2000, 3000]],
    ['6 kHz as high as 8 kHz', '10 10 10 10 10 40 40', '5.2.1', [6000, 8000]],
    ['flat', '40 40 40 40 40 40 40', '5.2.1', [500, 1000, 2000, 3000, 4000, 6000, 8000]],
    ['rising towards 8 kHz, as with age', '10 10 15 30 40 50 60', '5.2.1', [3000, 4000, 6000, 8000]],
    ['low tones lost', '50 45 30 20 20 20 20', '5.2.1', [500, 1000, 2000]],
    ['no answer at 4 kHz', '10 10 10 30 100a 60 40', '5.2', [4000, 6000]],
    ['no answer at 4 kHz counts for more than an answer there', '10 10 100 10 100a 10 10', '5.2', [4000]],
    ['no answer anywhere', '110a 110a 110a 110a 110a 110a 100a', '5.2.1', [500, 1000, 2000, 3000, 4000, 6000, 8000]],
    ['no answer at 25 dB', '10 10 10 10 25a 10 10', '5.2', [4000]],
  ])('%s (%s): %s', (_name, air, item, at) => {
    expect(classOf(earOf(air))).toMatchObject({ item, at });
  });

  test.each([
    ['a notch that bone shows as well', '10 10 10 30 45 40 20', '10 10 10 30 40', '5.2', [3000, 4000, 6000]],
    ['a notch that bone shows at 4 kHz alone', '10 10 10 30 45 20 20', '10 10 10 10 40', '5.2', [4000]],
    ['a notch that bone does not show', '10 10 10 30 45 20 20', '10 10 10 10 10', '5.2.1', [3000, 4000]],
    ['a notch at 6 kHz, where bone is not tested', '10 10 10 20 20 40 20', '10 10 10 15 15', '5.2', [6000]],
    ['bone as high at 2 kHz', '10 10 10 20 45 20 20', '10 10 40 10 40', '5.2.1', [2000, 4000]],
    ['bone above 25 where air is not', '20 20 20 20 20 20 20', '10 10 30 10 10', '5.2.1', [2000]],
    ['masked bone', '10 10 10 30 45 40 20', '10m 10m 10m 30m 40m', '5.2', [3000, 4000, 6000]],
    ['bone without an answer', '10 10 10 30 80 40 20', '10 10 10 30 70a', '5.2', [3000, 4000, 6000]],
  ])('%s (%s, bone %s): %s', (_name, air, bone, item, at) => {
    expect(classOf(earOf(air, bone))).toMatchObject({ item, at });
  });
});

describe('what a comparison says where the reference was acceptable', () => {
  test.each([
    ['the same', ten, ten, 'none', null],
    ['better', '20 20 20 20 20 20 20', ten, 'none', null],
    ['mean +10', ten, '10 10 10 20 20 20 10', 'onset', '5.3'],
    ['mean +8.33', ten, '10 10 10 20 20 15 10', 'none', null],
    ['mean +10 by unequal parts', ten, '10 10 10 20 15 25 10', 'onset', '5.3'],
    ['+15 at 3 kHz', ten, '10 10 10 25 10 10 10', 'onset', '5.3'],
    ['+15 at 4 kHz', ten, '10 10 10 10 25 10 10', 'onset', '5.3'],
    ['+15 at 6 kHz', ten, '10 10 10 10 10 25 10', 'onset', '5.3'],
    ['+10 at 4 kHz alone', ten, '10 10 10 10 20 10 10', 'none', null],
    ['+14 at 4 kHz', ten, '10 10 10 10 24 10 10', 'none', null],
    ['mean +9.99', ten, '10 10 10 19.99 19.99 19.99 10', 'none', null],
    ['+15 at 8 kHz', ten, '10 10 10 10 10 10 25', 'none', null],
    ['+15 at 500 Hz, 1 kHz and 2 kHz', ten, '25 25 25 10 10 10 10', 'none', null],
    ['all from 10 to 25', ten, '25 25 25 25 25 25 25', 'onset', '5.3'],
    ['4 kHz beyond 25', ten, '10 10 10 10 30 10 10', 'onset', '5.3.1'],
    ['8 kHz beyond 25 with a mean of +10', ten, '10 10 10 20 20 20 30', 'onset', '5.3.1'],
    ['8 kHz beyond 25 alone', ten, '10 10 10 10 10 10 30', 'none', null],
    ['500 Hz beyond 25 alone', ten, '40 10 10 10 10 10 10', 'none', null],
    ['3 and 2 kHz beyond 25', ten, '10 10 30 30 10 10 10', 'onset', '5.3.1'],
    ['from 25 to 30 at all', '25 25 25 25 25 25 25', '30 30 30 30 30 30 30', 'none', null],
    ['from 25 to 35 at 3, 4 and 6 kHz', '25 25 25 25 25 25 25', '25 25 25 35 35 35 25', 'onset', '5.3.1'],
    ['no answer at 4 kHz', ten, '10 10 10 10 100a 10 10', 'onset', '5.3.1'],
    ['one gets better, another by 15 worse', '10 10 10 20 10 20 10', '10 10 10 10 25 10 10', 'onset', '5.3'],
  ])('%s (%s → %s): %s by %s', (_name, before, after, change, item) => {
    expect(changeOf(earOf(before), earOf(after), false)).toMatchObject({ change, item, isUnconfirmed: false });
  });
});

describe('what a comparison says where a loss by noise is confirmed in the reference', () => {
  const notch = '10 10 10 30 45 40 20';

  test.each([
    ['the same', notch, 'none'],
    ['mean of 500, 1 k, 2 k +10', '20 20 20 30 45 40 20', 'worsening'],
    ['mean of 500, 1 k, 2 k +8.33', '20 20 15 30 45 40 20', 'none'],
    ['mean of 3, 4, 6 k +10', '10 10 10 40 55 50 20', 'worsening'],
    ['mean of 3, 4, 6 k +9.99', '10 10 10 39.99 54.99 49.99 20', 'none'],
    ['500 alone +15', '25 10 10 30 45 40 20', 'worsening'],
    ['500 alone +14', '24 10 10 30 45 40 20', 'none'],
    ['1 k alone +15', '10 25 10 30 45 40 20', 'worsening'],
    ['8 k alone +15', '10 10 10 30 45 40 35', 'worsening'],
    ['4 k alone +10', '10 10 10 30 55 40 20', 'none'],
    ['better', ten, 'none'],
  ])('%s (%s): %s', (_name, after, change) => {
    const item = change === 'none' ? null : '5.4';
    expect(changeOf(earOf(notch), earOf(after), true)).toMatchObject({ change, item });
  });

  test('and by nobody confirmed, no item applies, however much it grows: the physician is told so', () => {
    const compared = changeOf(earOf(notch), earOf('10 10 10 60 80 70 20'), false);
    expect(compared).toMatchObject({ change: 'none', item: null, isUnconfirmed: true });
    expect(compared.evidence.map(({ by }) => by)).toEqual([expect.closeTo(31.67, 2), 30, 35, 30]);
  });
});
