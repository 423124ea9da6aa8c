import { weekdayLabels } from '../../agenda/agenda.labels.ts';
import { daysAfter, formatDate } from '../../platform/contract/dates.ts';
import type { FreeDay } from './free-times.contract.ts';

/** So many days are asked for at once, at the most. */
const most = 31;

/** Days in rows of a week, from Monday on, as many whole rows as can be asked for at once. `blank` days of the first row are over. */
export function rowsFrom(from: string): { blank: number; days: number } {
  const blank = (weekdayOf(from) + 6) % 7;
  const first = 7 - blank;
  return { blank, days: first + 7 * Math.floor((most - first) / 7) };
}

/** The first day of the rows before these; none begin before today. */
export function rowsBefore(from: string, today: string): string {
  const before = daysAfter(from, -28);
  return before < today ? today : before;
}

/** Whether anything can be had on a day: a time, or to come by order of arrival. */
export function isFree({ closed, times }: FreeDay, byArrival: boolean): boolean {
  return closed === null && (byArrival || times.length > 0);
}

/** Why nothing can be had on the days on which nothing can, each reason with its days: '28-11 e 29-11'. */
export function reasonsOf(days: readonly FreeDay[], byArrival: boolean): { reason: string; on: string }[] {
  const reasons = new Map<string, string[]>();
  for (const day of days) {
    if (isFree(day, byArrival)) continue;
    const reason = day.closed ?? 'Sem horários livres';
    reasons.set(reason, [...(reasons.get(reason) ?? []), formatDate(day.day).slice(0, 5)]);
  }
  const list = new Intl.ListFormat('pt-BR');
  return [...reasons].map(([reason, on]) => ({ reason, on: list.format(on) }));
}

/** 'seg'. */
export function shortWeekday(day: string): string {
  return weekdayLabels[weekdayOf(day)]?.slice(0, 3).toLowerCase() ?? '';
}

/** The next day after one on which something can be had; undefined where none of these is. */
export function nextFree(days: readonly FreeDay[], after: string, byArrival: boolean): FreeDay | undefined {
  return days.find((day) => day.day > after && isFree(day, byArrival));
}

/** 'Segunda, 30-11-2026'. */
export function dayInWords(day: string): string {
  return `${weekdayLabels[weekdayOf(day)]}, ${formatDate(day)}`;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The times of a day before noon, and those after. */
export function halvesOf<Time extends { startsAt: number }>(times: readonly Time[]) {
  return [
    { name: 'Manhã', times: times.filter(({ startsAt }) => startsAt < 720) },
    { name: 'Tarde', times: times.filter(({ startsAt }) => startsAt >= 720) },
  ].filter((half) => half.times.length > 0);
}
