/**
 * @param text `DD-MM-YYYY` or `YYYY-MM-DD`, `/` allowed for `-`
 * @returns the date as `YYYY-MM-DD`, or null when it is in neither form or not in the calendar (31-02-2020)
 */
export function parseDate(text: string): string | null {
  const local = /^(\d{2})[-/]?(\d{2})[-/]?(\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [, year, month, day] = iso ?? (local ? [local[0], local[3], local[2], local[1]] : []);
  if (!year || !month || !day || Number(year) < 1) return null;
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** `2026-11-21` → `21-11-2026`, the form that dates are shown and typed in; any other text stays as it is. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}-${match[2]}-${match[1]}` : date;
}
