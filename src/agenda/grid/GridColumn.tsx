import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import { FreePlaces } from './FreePlaces.tsx';
import { type Around, freePlaces } from './free-places.rules.ts';
import { GridCard } from './GridCard.tsx';
import type { Column } from './grid-columns.rules.ts';
import { closedParts, pixelsPerMinute, type Span } from './grid-span.rules.ts';
import { sideBySide } from './side-by-side.rules.ts';
import classes from './TimeGrid.module.css';
import type { Moving } from './useMoving.ts';

type Props = {
  column: Column;
  span: Span;
  most: number;
  around: Around;
  placeId: string;
  moving: Moving;
  hintId: string;
};

/** One column: what is closed of it, what is free, and who comes. */
export function GridColumn({ column, span, most, around, placeId, moving, hintId }: Props) {
  const { key, day, head, openings, appointments } = column;
  const { now, minutesOf } = around;
  const capacity = Math.max(1, ...capacitiesOf(column));
  // Narrow columns keep a strip for what is still free, wide ones a whole place.
  const isNarrow = most <= 3;
  const { laid, more } = sideBySide(appointments, { capacity: isNarrow ? 1 : capacity, most });
  const place = ({ from, to }: Span): CSSProperties => ({
    top: (from - span.from) * pixelsPerMinute,
    height: (to - from) * pixelsPerMinute,
  });
  const target = moving.target?.column === key ? moving.target : null;
  const moved = moving.moved;
  return (
    <section
      className={classes.column}
      aria-label={head}
      data-column={key}
      style={{ height: (span.to - span.from) * pixelsPerMinute }}
    >
      {closedParts({ openings }, span).map((part) => (
        <div
          key={`${part.kind} ${part.from} ${part.word}`}
          className={classes.closed}
          data-kind={part.kind}
          style={place(part)}
        >
          {part.word}
        </div>
      ))}
      <FreePlaces
        times={freePlaces(column, { minutes: minutesOf.periodic, now })}
        of={{ placeId, day }}
        minutes={minutesOf.periodic}
        place={place}
      />
      {laid.map((one) => (
        <GridCard
          key={one.appointment.id}
          {...one}
          strip={isNarrow && one.lanes < capacity}
          style={place({ from: one.appointment.startsAt, to: one.appointment.startsAt + one.appointment.minutes })}
          moving={moving}
          column={column}
          hintId={hintId}
        />
      ))}
      {more.map(({ from, to, count, lanes }) => (
        <Link
          key={from}
          to={`/agenda?${new URLSearchParams({ placeId, day, view: 'list' })}`}
          className={classes.more}
          style={{ ...place({ from, to }), left: `${(100 * (lanes - 1)) / lanes}%` }}
          aria-label={`Mais ${count} a partir das ${timeOf(from)}, na lista`}
        >
          +{count}
        </Link>
      ))}
      {day === now.day && now.minute >= span.from && now.minute < span.to && (
        <div className={classes.now} style={{ top: (now.minute - span.from) * pixelsPerMinute }} />
      )}
      {target && moved && (
        <div
          className={classes.target}
          style={place({ from: target.startsAt, to: target.startsAt + minutesOf[moved.occasion] })}
        >
          {timeOf(target.startsAt)} {moved.employeeName}
        </div>
      )}
    </section>
  );
}

/** How many are attended at each opening's beginning, whoever attends. */
function capacitiesOf({ openings: { hours } }: Column): number[] {
  return hours.map(({ from }) =>
    hours.filter((one) => one.from <= from && from < one.to).reduce((sum, { capacity }) => sum + capacity, 0),
  );
}
