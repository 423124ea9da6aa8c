import { describe, expect, test } from 'vitest';
import type { GridDay } from '../day/agenda-day.contract.ts';
import { linesOfDay } from './day-lines.rules.ts';
import { afterKey, freePlaces, nearest, targetsIn } from './free-places.rules.ts';
import { type Column, columnsOfDay, columnsOfWeek, type Timed } from './grid-columns.rules.ts';
import { closedParts, hoursWithin, pixelsPerMinute, spanOf } from './grid-span.rules.ts';
import { sideBySide } from './side-by-side.rules.ts';

const monday = '2031-01-06';
const now = { day: '2031-01-01', minute: 0 };
const minutesOf = { admission: 40, periodic: 20, return: 20, riskChange: 20, dismissal: 20 };

function person(startsAt: number, fields: Partial<Timed> = {}): Timed {
  return {
    ...{ id: `at ${startsAt}`, version: 1, employeeName: 'Iara', employeeInactive: false, companyName: 'Serraria' },
    ...{ occasion: 'periodic', state: 'scheduled', startsAt, minutes: 20, professionalId: null, professionalName: '' },
    ...{ outside: false, ...fields },
  };
}

function dayWith(fields: Partial<GridDay> = {}): GridDay {
  const hours = [
    { professionalId: null, professionalName: '', from: 480, to: 720, capacity: 1 },
    { professionalId: null, professionalName: '', from: 780, to: 1080, capacity: 1 },
    { professionalId: 'ana', professionalName: 'Ana', from: 480, to: 600, capacity: 1 },
  ];
  return {
    ...{ day: monday, holiday: null, hours, blocks: [], timed: 0, byArrival: 0, appointments: [], ...fields },
  };
}

const first = (columns: Column[]) => columns[0] as Column;

describe('columns', () => {
  test('of a day are the place, then who attends or is awaited on it, by name', () => {
    const bia = person(500, { professionalId: 'bia', professionalName: 'Bia' });
    const columns = columnsOfDay(dayWith({ appointments: [bia] }), 'Batel', '');
    expect(columns.map(({ head }) => head)).toEqual(['Batel', 'Ana', 'Bia']);
    expect(columns.map(({ appointments }) => appointments.length)).toEqual([0, 0, 1]);
    expect(columnsOfDay(dayWith(), 'Batel', 'ana').map(({ head }) => head)).toEqual(['Ana']);
  });

  test('of a week are its days, those of one professional alone where one is named', () => {
    const days = [dayWith({ appointments: [person(480)] }), dayWith({ day: '2031-01-07', hours: [] })];
    expect(columnsOfWeek(days, '').map(({ head, closed }) => [head, closed])).toEqual([
      ['Segunda 06-01', null],
      ['Terça 07-01', 'Sem atendimento'],
    ]);
    expect(first(columnsOfWeek(days, 'ana')).appointments).toEqual([]);
  });
});

describe('what is seen of a day', () => {
  test('is from its first opening to its last: eight to eighteen is no higher than 840 px', () => {
    const span = spanOf(columnsOfDay(dayWith(), 'Batel', ''), null);
    expect(span).toEqual({ from: 480, to: 1080 });
    expect((1080 - 480) * pixelsPerMinute).toBeLessThanOrEqual(840);
    expect(hoursWithin({ from: 470, to: 600 })).toEqual([480, 540]);
  });

  test('reaches to who is awaited outside of it, and to the present moment within half an hour', () => {
    const columns = columnsOfDay(dayWith({ appointments: [person(440, { outside: true })] }), 'Batel', '');
    expect(spanOf(columns, null)).toEqual({ from: 440, to: 1080 });
    expect(spanOf(columnsOfDay(dayWith(), 'Batel', ''), 1100)).toEqual({ from: 480, to: 1101 });
    expect(spanOf(columnsOfDay(dayWith(), 'Batel', ''), 1111)).toEqual({ from: 480, to: 1080 });
    expect(spanOf(columnsOfDay(dayWith({ hours: [] }), 'Batel', ''), 600)).toBeNull();
  });

  test('is closed at noon, where a block says why, and all of a holiday', () => {
    const blocks = [
      { professionalId: null, from: 0, to: 500, reason: 'Reunião' },
      { professionalId: 'bia', from: 600, to: 660, reason: 'Curso' },
    ];
    const span = { from: 480, to: 1100 };
    expect(closedParts(first(columnsOfDay(dayWith({ blocks }), 'Batel', '')), span)).toEqual([
      { from: 720, to: 780, kind: 'pause', word: 'Intervalo' },
      { from: 1080, to: 1100, kind: 'pause', word: '' },
      { from: 480, to: 500, kind: 'block', word: 'Reunião' },
    ]);
    const holiday = first(columnsOfDay(dayWith({ holiday: 'Natal' }), 'Batel', ''));
    expect(closedParts(holiday, span)).toEqual([{ ...span, kind: 'holiday', word: 'Feriado: Natal' }]);
  });
});

describe('people whose times meet', () => {
  test('stand beside one another, and a place that is left is seen', () => {
    const people = [person(480), person(480, { id: 'b' }), person(500)];
    const { laid } = sideBySide(people, { capacity: 3, most: 8 });
    expect(laid.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 3],
      [1, 3],
      [0, 3],
    ]);
    expect(sideBySide([person(480)], { capacity: 1, most: 8 }).laid).toMatchObject([{ lane: 0, lanes: 1 }]);
    expect(sideBySide([person(480, { state: 'missed' })], { capacity: 1, most: 8 }).laid).toMatchObject([{ lanes: 2 }]);
  });

  test('are counted where there is no room for them', () => {
    const people = Array.from({ length: 5 }, (_, at) => person(480, { id: String(at) }));
    const { laid, more } = sideBySide(people, { capacity: 1, most: 3 });
    expect(laid).toHaveLength(2);
    expect(more).toEqual([{ from: 480, to: 500, count: 3, lanes: 3 }]);
  });
});

describe('moving', () => {
  const own = person(480);
  const columns = columnsOfDay(dayWith({ appointments: [own, person(500)] }), 'Batel', '');
  const around = { columns, minutesOf, now };
  const at = (startsAt: number, column = 'place') => ({ column, day: monday, startsAt, professionalId: null });

  test('goes to what is free for the occasion, one’s own place too', () => {
    const starts = targetsIn(first(columns), own, around).map(({ startsAt }) => startsAt);
    expect(starts.slice(0, 3)).toEqual([480, 520, 540]);
    const long = person(480, { occasion: 'admission' });
    expect(targetsIn(first(columns), long, around)[0]).toMatchObject({ startsAt: 520 });
  });

  test('by keys goes from one free time to the next, and to the nearest one beside', () => {
    expect(afterKey('ArrowDown', at(480), own, around).startsAt).toBe(520);
    expect(afterKey('ArrowUp', at(520), own, around).startsAt).toBe(480);
    expect(afterKey('ArrowUp', at(480), own, around)).toEqual(at(480));
    expect(afterKey('ArrowRight', at(1000), own, around)).toMatchObject({ column: 'ana', startsAt: 580 });
    expect(afterKey('ArrowLeft', at(480), own, around)).toEqual(at(480));
  });

  test('by hand takes the nearest free time within reach', () => {
    const targets = targetsIn(first(columns), own, around);
    expect(nearest(targets, 515, 20)?.startsAt).toBe(520);
    expect(nearest(targets, 745, 20)).toBeNull();
  });

  test('in a week keeps who attends, where they are free', () => {
    const of = person(480, { professionalId: 'ana', professionalName: 'Ana' });
    const week = columnsOfWeek([dayWith({ appointments: [of] })], '');
    const times = freePlaces(first(week), { minutes: 20, now, moved: of });
    expect(times.slice(0, 2).map(({ professionalId }) => professionalId)).toEqual(['ana', 'ana']);
    expect(times.at(-1)?.professionalId).toBeNull();
  });
});

test('a telephone shows a day in its order: who comes, what is free between them, the pause', () => {
  const hours = dayWith().hours.slice(0, 2);
  const columns = columnsOfDay(dayWith({ hours, appointments: [person(520)] }), 'Batel', '');
  const lines = linesOfDay({ columns, minutesOf, now: { day: monday, minute: 500 } });
  expect(lines.slice(0, 5)).toMatchObject([
    { kind: 'now', at: 500 },
    { kind: 'free', at: 500, until: 520, places: 1 },
    { kind: 'person', at: 520 },
    { kind: 'free', at: 540, until: 720, places: 9 },
    { kind: 'closed', at: 720, part: { word: 'Intervalo' } },
  ]);
});
