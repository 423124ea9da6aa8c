const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const words = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium' });

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
  return `em ${dates.format(new Date(at))}`;
}

/** A date as people write it: '21 de nov. de 2026'. */
export function mediumDate(at: string): string {
  return dates.format(new Date(at));
}
