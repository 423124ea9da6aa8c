import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, minuteOf } from '../platform/contract/dates.ts';
import { runs } from '../testing/chance/chance.ts';
import { openingsOn } from './day-openings.rules.ts';
import {
  closedWord,
  type DayOpenings,
  freeTimeAt,
  freeTimes,
  isOutside,
  type Now,
  type Taken,
} from './free-times.rules.ts';

const day = '2031-01-06';
const before: Now = { day: '2031-01-05', minute: 900 };

type Hours = DayOpenings['hours'][number];
const hours = (from: number, to: number, more: Partial<Hours> = {}): Hours => ({
  ...{ professionalId: null, professionalName: '', from, to, capacity: 1, ...more },
});
const openings = (fields: Partial<DayOpenings> = {}): DayOpenings => ({
  ...{ day, holiday: null, hours: [hours(480, 540)], blocks: [], ...fields },
});
const taken = (startsAt: number, minutes = 20, more: Partial<Taken> = {}): Taken => ({
  ...{ startsAt, minutes, people: 1, professionalId: null, ...more },
});
const starts = (of: Partial<DayOpenings>, has: readonly Taken[] = [], { minutes = 20, now = before } = {}) =>
  freeTimes({ openings: openings(of), taken: has, minutes, now }).map(({ startsAt, left }) => `${startsAt}×${left}`);

describe('the free times of a day', () => {
  test.each<[string, string[], string[]]>([
    ['begin with the opening, one after another', starts({}), ['480×1', '500×1', '520×1']],
    ['are not longer than the opening', starts({}, [], { minutes: 25 }), ['480×1', '505×1']],
    ['are none where the occasion is longer than it', starts({}, [], { minutes: 61 }), []],
    ['go on until midnight', starts({ hours: [hours(1400, 1440)] }), ['1400×1', '1420×1']],
    ['begin with the day', starts({ hours: [hours(0, 20)] }), ['0×1']],
    ['do not join two openings that touch', starts({ hours: [hours(480, 490), hours(490, 510)] }), ['490×1']],
    ['are those that nobody has', starts({}, [taken(500)]), ['480×1', '520×1']],
    ['mix with other lengths', starts({}, [taken(490, 15)]), ['520×1']],
    ['touch what is taken on both sides', starts({}, [taken(480), taken(520)]), ['500×1']],
    [
      'count the people at the busiest minute',
      starts({ hours: [hours(480, 520, { capacity: 3 })] }, [taken(480, 10), taken(485, 10), taken(495, 30)]),
      ['480×1', '500×2'],
    ],
    ['are none where more are booked than there is room for', starts({}, [taken(480, 60, { people: 5 })]), []],
    ['are none in a block', starts({ blocks: [{ professionalId: null, from: 499, to: 501 }] }), ['520×1']],
    ['touch a block', starts({ blocks: [{ professionalId: null, from: 500, to: 520 }] }), ['480×1', '520×1']],
    ['are none on a holiday', starts({ holiday: 'Natal' }), []],
    ['are none in the past', starts({}, [], { now: { day: '2031-01-07', minute: 0 } }), []],
    [
      'are still there in the minute in which they begin',
      starts({}, [], { now: { day, minute: 500 } }),
      ['500×1', '520×1'],
    ],
    ['are over a minute later', starts({}, [], { now: { day, minute: 501 } }), ['520×1']],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('of a professional are taken and blocked apart from those of the place', () => {
    const ana = { professionalId: 'ana', professionalName: 'Ana' };
    const both = { hours: [hours(480, 500, ana), hours(480, 500)] };
    const found = (of: Partial<DayOpenings>, has: Taken[] = []) =>
      freeTimes({ openings: openings({ ...both, ...of }), taken: has, minutes: 20, now: before }).map(
        (time) => time.professionalId,
      );
    expect(found({})).toEqual([null, 'ana']);
    expect(found({}, [taken(480, 20, { professionalId: 'ana' })])).toEqual([null]);
    expect(found({}, [taken(480)])).toEqual(['ana']);
    expect(found({ blocks: [{ professionalId: 'ana', from: 0, to: 1440 }] })).toEqual([null]);
    expect(found({ blocks: [{ professionalId: null, from: 0, to: 1440 }] })).toEqual([]);
    const asked = { openings: openings(both), taken: [taken(480)], minutes: 20, now: before };
    expect(freeTimeAt(asked, { startsAt: 480 })).toMatchObject({ professionalId: 'ana', left: 1 });
    expect(freeTimeAt(asked, { startsAt: 480, professionalId: null })).toBeNull();
    expect(freeTimeAt(asked, { startsAt: 481 })).toBeNull();
  });

  const minutesOfDay = fc.integer({ min: 0, max: 1439 });
  const span = fc
    .tuple(minutesOfDay, fc.integer({ min: 1, max: 600 }))
    .map(([from, length]) => ({ from, to: Math.min(1440, from + length) }));
  const lane = fc.constantFrom(null, 'ana', 'bia');
  const someday = fc.record({
    // Those of the same one do not overlap: each is given its own part of the day.
    hours: fc.uniqueArray(
      fc.record({
        lane,
        part: fc.integer({ min: 0, max: 5 }),
        from: fc.integer({ min: 0, max: 100 }),
        to: fc.integer({ min: 101, max: 240 }),
        capacity: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 8, selector: (one) => `${one.lane} ${one.part}` },
    ),
    blocks: fc.array(fc.record({ lane, span }), { maxLength: 3 }),
    taken: fc.array(
      fc.record({
        lane,
        startsAt: minutesOfDay,
        minutes: fc.integer({ min: 5, max: 240 }),
        people: fc.integer({ min: 1, max: 2 }),
      }),
      { maxLength: 12 },
    ),
    minutes: fc.integer({ min: 5, max: 240 }),
    now: fc.option(minutesOfDay, { nil: null }),
  });

  test('are just those starts at which a minute-by-minute count finds room, whatever is open, blocked and taken', () => {
    fc.assert(
      fc.property(someday, (found) => {
        const of = openings({
          hours: found.hours.map((one) =>
            hours(one.part * 240 + one.from, one.part * 240 + one.to, {
              professionalId: one.lane,
              capacity: one.capacity,
            }),
          ),
          blocks: found.blocks.map((one) => ({ professionalId: one.lane, ...one.span })),
        });
        const has = found.taken.map(({ lane: professionalId, ...one }) => ({ professionalId, ...one }));
        const now = found.now === null ? before : { day, minute: found.now };
        const answered = freeTimes({ openings: of, taken: has, minutes: found.minutes, now });
        const room = (opening: Hours, minute: number) => {
          const isBlocked = of.blocks.some(
            (block) =>
              (block.professionalId ?? opening.professionalId) === opening.professionalId &&
              block.from <= minute &&
              minute < block.to,
          );
          const people = has.filter(
            (one) =>
              one.professionalId === opening.professionalId &&
              one.startsAt <= minute &&
              minute < one.startsAt + one.minutes,
          );
          return isBlocked ? 0 : opening.capacity - people.reduce((sum, one) => sum + one.people, 0);
        };
        const expected = of.hours.flatMap((opening) => {
          const times = [];
          for (let start = opening.from; start + found.minutes <= opening.to; start += found.minutes) {
            let left = opening.capacity;
            for (let minute = start; minute < start + found.minutes; minute++)
              left = Math.min(left, room(opening, minute));
            if (left > 0 && (now.day < day || start >= now.minute))
              times.push(`${opening.professionalId} ${start} ${left}`);
          }
          return times;
        });
        expect(answered.map((time) => `${time.professionalId} ${time.startsAt} ${time.left}`).sort()).toEqual(
          expected.sort(),
        );
      }),
      { numRuns: runs(300) },
    );
  });
});

test('an appointment is outside where nobody attends any more', () => {
  const at = (startsAt: number, of: Partial<DayOpenings> = {}) => isOutside(openings(of), taken(startsAt));
  expect([480, 520, 521, 479].map((startsAt) => at(startsAt))).toEqual([false, false, true, true]);
  expect(at(480, { holiday: 'Natal' })).toBe(true);
  expect(at(480, { blocks: [{ professionalId: null, from: 499, to: 510 }] })).toBe(true);
  expect(at(480, { blocks: [{ professionalId: null, from: 500, to: 510 }] })).toBe(false);
  expect(isOutside(openings(), taken(480, 20, { professionalId: 'ana' }))).toBe(true);
});

test('a day without anybody says why', () => {
  expect(closedWord(openings(), before)).toBeNull();
  expect(closedWord(openings({ hours: [] }), before)).toBe('Sem atendimento');
  expect(closedWord(openings({ blocks: [{ professionalId: null, from: 0, to: 1440 }] }), before)).toBe(
    'Sem atendimento',
  );
  expect(closedWord(openings({ holiday: 'Natal' }), before)).toBe('Feriado: Natal');
  expect(closedWord(openings(), { day: '2031-01-07', minute: 0 })).toBe('Este dia já passou');
  const [open] = openings().hours;
  const at = (minute: number) => closedWord(openings(), { day: openings().day, minute });
  expect([at(0), at((open?.to ?? 0) - 1)]).toEqual([null, null]);
  expect(at(open?.to ?? 0)).toBe('O atendimento deste dia já terminou');
});

test('a block of several days takes the end of the first, the whole of those between, and the beginning of the last', () => {
  const block = { professionalId: null, fromDay: '2031-01-06', fromMinute: 720, toDay: '2031-01-08', toMinute: 600 };
  const on = (one: string) => openingsOn(one, { hours: [], blocks: [block], holidays: [] }).blocks;
  expect(['2031-01-05', '2031-01-06', '2031-01-07', '2031-01-08', '2031-01-09'].map(on)).toEqual([
    [],
    [{ professionalId: null, from: 720, to: 1440 }],
    [{ professionalId: null, from: 0, to: 1440 }],
    [{ professionalId: null, from: 0, to: 600 }],
    [],
  ]);
});

test.each([
  ['before midnight of the day on which summer time begins', '2018-11-04T02:59:00Z', '2018-11-03', 1439],
  ['after it, when midnight is one o’clock', '2018-11-04T03:00:00Z', '2018-11-04', 60],
  ['in the first eleven o’clock of the day on which it ends', '2019-02-17T01:30:00Z', '2019-02-16', 1410],
  ['in the second one', '2019-02-17T02:30:00Z', '2019-02-16', 1410],
  ['at midnight after it', '2019-02-17T03:00:00Z', '2019-02-17', 0],
  ['today', '2026-11-22T11:20:00Z', '2026-11-22', 500],
])('the clock on the wall %s', (_, moment, itsDay, minute) => {
  expect([dayIn(moment), minuteOf(moment)]).toEqual([itsDay, minute]);
});
