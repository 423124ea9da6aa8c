const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' });

/** When a draft was typed: '22/11/2026, 14:05'; nothing for what is no time. */
export function momentOf(at: string): string {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : moment.format(ms);
}

/** When a paper was printed: '22/11/2026 às 14:05'. */
export function dayAndTime(at: string): string {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : `${day.format(ms)} às ${time.format(ms)}`;
}
