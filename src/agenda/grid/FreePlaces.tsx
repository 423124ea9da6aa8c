import type { CSSProperties, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import type { FreeTime } from '../free-times.rules.ts';
import type { Span } from './grid-span.rules.ts';
import classes from './TimeGrid.module.css';

type Props = {
  times: readonly FreeTime[];
  of: { placeId: string; day: string };
  minutes: number;
  place: (span: Span) => CSSProperties;
};

/** What is free of a column, each the way to refer somebody to it. The tab key comes to the first of them, arrows to the others. */
export function FreePlaces({ times, of, minutes, place }: Props) {
  return times.map(({ startsAt, professionalId, professionalName, left }, at) => (
    <Link
      key={`${startsAt}`}
      to={`/referrals/create?${new URLSearchParams({
        ...{ ...of, startsAt: String(startsAt), occasion: 'periodic' },
        ...(professionalId ? { professionalId } : {}),
      })}`}
      tabIndex={at === 0 ? 0 : -1}
      className={classes.free}
      style={place({ from: startsAt, to: startsAt + minutes })}
      aria-label={`Encaminhar para este horário: ${timeOf(startsAt)}${professionalName ? `, ${professionalName}` : ''}`}
      onKeyDown={toNeighbour}
    >
      + {timeOf(startsAt)}
      {left > 1 && ` · ${left} vagas`}
    </Link>
  ));
}

function toNeighbour(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(`.${classes.free}`) ?? [])];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
