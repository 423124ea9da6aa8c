import { timeOf } from '../../platform/clock/moments.ts';
import { weekdayLabels } from '../agenda.labels.ts';
import type { OpeningFields } from '../agenda.schema.ts';

type Weekday = (typeof weekdayLabels)[number];

/** The same hours on several days of a week, as a card of the form has them. */
type Card<Time> = {
  weekdays: readonly Weekday[];
  professionalId: string;
  from: Time;
  to: Time;
  capacity: number;
};

/** The openings that cards mean, one for each day, and of which card each comes. */
export function openingsOf(cards: readonly Card<number>[]): { openings: OpeningFields[]; cards: number[] } {
  const found = cards.flatMap(({ weekdays, professionalId, from, to, capacity }, card) =>
    weekdays.map((name) => {
      const weekday = weekdayLabels.indexOf(name);
      return { card, opening: { weekday, professionalId: professionalId || null, from, to, capacity } };
    }),
  );
  return { openings: found.map(({ opening }) => opening), cards: found.map(({ card }) => card) };
}

/** Openings as the form shows them: those that differ in nothing but the day are one card. */
export function cardsOf(openings: readonly (OpeningFields & { professionalName: string; attends: boolean })[]) {
  const same = Map.groupBy(openings, ({ professionalId, from, to, capacity }) =>
    JSON.stringify([professionalId, from, to, capacity]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { professionalId, from, to, capacity } = first;
    const professionalName = first.attends
      ? first.professionalName
      : `${first.professionalName} (recepção, não atende)`;
    const weekdays = weekdayLabels.filter((_, at) => group.some(({ weekday }) => weekday === at));
    const times = { from: timeOf(from), to: timeOf(to) };
    return [{ weekdays, professionalId: professionalId ?? '', professionalName, ...times, capacity }];
  });
}

/** A card that nobody has filled yet. */
export const blankCard = {
  weekdays: [],
  professionalId: '',
  professionalName: '',
  from: '',
  to: '',
  capacity: 1,
};
