/**
 * Tells what a clock in a zone shows at an instant, as a date whose UTC fields are the hour on the wall. To make a format takes
 * thousands of times as long as to use it.
 * @param timeZone the IANA name of the zone
 */
export function clockIn(timeZone: string): (instant: string) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => new Date(`${format.format(new Date(instant)).replace(' ', 'T')}Z`);
}

/** The hour on the wall as text: '21-11-2026 06:01:00'. */
export function wordsOf(wall: Date): string {
  const [year, month, day] = wall.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year} ${wall.toISOString().slice(11, 19)}`;
}
