import { describe, expect, test } from 'vitest';
import { holidaysOf } from '../holidays/national-holidays.rules.ts';
import { hoursForm } from './agenda-form.schema.ts';
import { minuteOfText } from './time-text.rules.ts';
import { cardsOf } from './week-form.rules.ts';

test.each([
  ['8', 480],
  ['08:00', 480],
  ['0820', 500],
  ['8h20', 500],
  ['24:00', 1440],
  ['24:01', null],
  ['8:60', null],
  ['', null],
  ['oito', null],
])('a time typed as “%s” is %s', (text, minute) => {
  expect(minuteOfText(text)).toBe(minute);
});

describe('the week of a place as its form has it', () => {
  const card = { weekdays: ['Segunda', 'Terça'], professionalId: '', professionalName: '' };

  test('is one opening for each day, and the same cards again', () => {
    const read = hoursForm.parse({ hours: [{ ...card, from: '8', to: '12:00', capacity: 2 }] });
    const opening = { professionalId: null, from: 480, to: 720, capacity: 2 };
    expect(read.hours).toEqual([1, 2].map((weekday) => ({ weekday, ...opening })));
    const named = read.hours.map((one) => ({ ...one, professionalName: '', attends: true }));
    expect(cardsOf(named)).toEqual([{ ...card, from: '08:00', to: '12:00', capacity: 2 }]);
  });

  test('says of whose hours nobody is offered any more', () => {
    const opening = {
      weekday: 1,
      professionalId: 'ana',
      from: 480,
      to: 720,
      capacity: 1,
      professionalName: 'Ana Reis',
    };
    const names = [true, false].map((attends) => cardsOf([{ ...opening, attends }])[0]?.professionalName);
    expect(names).toEqual(['Ana Reis', 'Ana Reis (recepção, não atende)']);
  });

  test('is refused at the card that is wrong, once', () => {
    const cards = [
      { ...card, from: '8:00', to: '12:00', capacity: 1 },
      { ...card, from: '11:00', to: '13:00', capacity: 1 },
      { ...card, weekdays: ['Sexta'], from: '12:00', to: '11:00', capacity: 1 },
    ];
    const { error } = hoursForm.safeParse({ hours: cards });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['hours.1.from', 'hours.2.to']);
  });
});

test('the holidays of a year are those of the law, and those around Easter to choose from', () => {
  const found = holidaysOf(2026);
  expect(found.filter(({ isNational }) => isNational)).toHaveLength(9);
  expect(found.filter(({ isNational }) => !isNational).map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-02-16 Segunda-feira de Carnaval',
    '2026-02-17 Terça-feira de Carnaval',
    '2026-04-03 Sexta-feira Santa',
    '2026-06-04 Corpus Christi',
  ]);
  expect(holidaysOf(2023).find(({ day }) => day === '2023-11-20')?.isNational).toBe(false);
});
