import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { dayInWords, isFree, rowsFrom } from './choosing-days.rules.ts';
import classes from './FreeDays.module.css';
import type { FreeDay } from './free-times.contract.ts';

const heads = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];

type Props = {
  /** Undefined while they are being loaded. */
  days: readonly FreeDay[] | undefined;
  byArrival: boolean;
  value: string;
  isFetching: boolean;
  /** What says what is wrong with the choice. */
  describedBy: string | undefined;
  onChange: (day: FreeDay) => void;
};

/** The choice of a day from some weeks: those on which something can be had have a dot. */
export function DayGrid({ days, byArrival, value, isFetching, describedBy, onChange }: Props) {
  const name = useId();
  const [first] = days ?? [];
  if (!days || !first) return <LoadingBlock height={220} />;
  const { blank } = rowsFrom(first.day);
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={byArrival ? 'Dias em que se pode vir' : 'Dia'}
      aria-busy={isFetching}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      className={classes.days}
    >
      {heads.map((head) => (
        <span key={head} aria-hidden="true" className={classes.head}>
          {head}
        </span>
      ))}
      {days.map((day, at) => (
        <label
          key={day.day}
          className={classes.day}
          data-free={isFree(day, byArrival) || undefined}
          style={at === 0 ? { gridColumnStart: blank + 1 } : undefined}
        >
          <input
            type="radio"
            name={name}
            value={day.day}
            checked={day.day === value}
            disabled={!isFree(day, byArrival)}
            onChange={() => onChange(day)}
          />
          <VisuallyHidden>{wordsOf(day, byArrival)}</VisuallyHidden>
          <span aria-hidden="true">{Number(day.day.slice(8))}</span>
        </label>
      ))}
    </div>
  );
}

function wordsOf({ day, closed, times }: FreeDay, byArrival: boolean): string {
  const date = dayInWords(day);
  if (closed !== null) return `${date}: ${closed}`;
  if (byArrival) return date;
  return `${date}: ${times.length === 1 ? '1 horário livre' : `${times.length} horários livres`}`;
}
