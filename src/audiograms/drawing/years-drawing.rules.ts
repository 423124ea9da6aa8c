import type { PaperDrawing } from '../../documents/paper/paper.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { highestDb, lowestDb, type Side, sides } from '../annex-2/ear.rules.ts';
import type { Line, Point, Word } from './scale.rules.ts';
import { inks, symbolOf } from './symbols.rules.ts';

/** The mean of 3, 4 and 6 kHz of both ears on a day. */
export type YearPoint = { doneOn: string; means: Readonly<Record<Side, number>> };

const width = 760;
const field = { left: 56, top: 20, width: 670, height: 240 };
const gridInk = '#c3ccd6';

/** The means of 3, 4 and 6 kHz through the years, a line for each ear: the right one continuous, the left one dashed. */
export function yearsDrawing(points: readonly YearPoint[]): PaperDrawing {
  const days = points.map(({ doneOn }) => Date.parse(doneOn));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const xAt = (day: string) => {
    const share = last === first ? 0.5 : (Date.parse(day) - first) / (last - first);
    return field.left + 20 + share * (field.width - 40);
  };
  const yAt = (db: number) => field.top + ((db - lowestDb) / (highestDb - lowestDb)) * field.height;
  const placeOf = (side: Side, { doneOn, means }: YearPoint): Point => [xAt(doneOn), yAt(means[side])];
  const levels = [0, 20, 40, 60, 80, 100, 120];
  return {
    alt: 'As médias de 3, 4 e 6 kHz de cada orelha ao longo dos anos, as mesmas da tabela',
    width,
    height: field.top + field.height + 34,
    lines: [
      ...levels.map((db): Line => {
        const points: Point[] = [
          [field.left, yAt(db)],
          [field.left + field.width, yAt(db)],
        ];
        return { points, ink: gridInk, thickness: 1, dash: [], isClosed: false };
      }),
      ...sides.flatMap((side): Line[] => {
        const places = points.map((point) => placeOf(side, point));
        const link = { points: places, ink: inks[side], thickness: 1.8, dash: side === 'left' ? [7, 5] : [] };
        return [
          ...(places.length > 1 ? [{ ...link, isClosed: false }] : []),
          ...places.flatMap((place, at) => symbolOf(side, 'air', { db: points[at]?.means[side] ?? 0 }, place)),
        ];
      }),
    ],
    words: [
      ...levels.map((db): Word => ({ at: [field.left - 8, yAt(db) + 4], text: `${db} dB`, size: 12, anchor: 'end' })),
      ...points.map(({ doneOn }): Word => {
        return {
          at: [xAt(doneOn), field.top + field.height + 22],
          text: formatDate(doneOn),
          size: 11,
          anchor: 'middle',
        };
      }),
    ],
  };
}
