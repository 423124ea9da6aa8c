import { dayOf } from '../platform/clock/moments.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const words = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });

/**
 * A moment as people speak of it: 'há 5 minutos', 'ontem', and from a week on the date.
 * @param at an ISO 8601 moment
 */
export function relativeTime(at: string, now = new Date()): string {
  const ago = Math.max(0, now.getTime() - Date.parse(at));
  if (ago < minute) return 'agora há pouco';
  if (ago < hour) return words.format(-Math.floor(ago / minute), 'minute');
  if (ago < day) return words.format(-Math.floor(ago / hour), 'hour');
  if (ago < 7 * day) return words.format(-Math.floor(ago / day), 'day');
  return `em ${dayOf(at)}`;
}
