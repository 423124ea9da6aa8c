import { formatDate } from '../../platform/contract/dates.ts';
import type { ChartData } from '../../ui/charts/chart.ts';
import type { Course } from '../trends.contract.ts';

/** What is drawn of a course: its entries in which any of the columns is a number. */
export function pictureOf({ columns, entries }: Course, keys: readonly string[], digits: number): ChartData {
  const numberOf = (entry: Course['entries'][number], key: string) => entry.measures[key]?.number ?? null;
  return {
    of: 'Data',
    series: columns.filter(({ key }) => keys.includes(key)),
    entries: entries
      .filter((entry) => keys.some((key) => numberOf(entry, key) !== null))
      .map((entry, at) => ({
        key: `${entry.documentId} ${at}`,
        label: formatDate(entry.doneOn),
        cells: Object.fromEntries(keys.map((key) => [key, numberOf(entry, key)])),
      })),
    digits,
  };
}
