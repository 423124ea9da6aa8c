import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { href, Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { referralTones } from '../../referrals/referral-tones.rules.ts';
import { stateLabels } from '../../referrals/referrals.labels.ts';
import { toneClass } from '../../ui/status/tone-class.ts';
import { isMovable } from './free-places.rules.ts';
import type { Column } from './grid-columns.rules.ts';
import type { Laid } from './side-by-side.rules.ts';
import classes from './TimeGrid.module.css';
import type { Moving } from './useMoving.ts';

type Props = Laid & {
  style: CSSProperties;
  /** Whether something beside them is left for what is free at the same time. */
  strip: boolean;
  moving: Moving;
  column: Column;
  hintId: string;
};

/** Somebody in the grid: the way to their referral, and what is taken hold of where they may be moved. */
export function GridCard({ appointment, lane, lanes, style, strip, moving, column, hintId }: Props) {
  const { id, startsAt, minutes, employeeName, companyName, occasion, state, outside } = appointment;
  const canMove = isMovable(appointment);
  const width = (strip ? 84 : 100) / lanes;
  const said = [
    ...(state === 'scheduled' ? [] : [stateLabels[state].toLowerCase()]),
    ...(outside ? ['fora do horário'] : []),
  ].join(' · ');
  return (
    <Link
      to={href('/referrals/:referralId', { referralId: id })}
      className={`${classes.card} ${toneClass(referralTones[state])}`}
      style={{ ...style, left: `${lane * width}%`, width: `calc(${width}% - 2px)` }}
      data-appointment={id}
      data-short={minutes < 40 || undefined}
      data-movable={canMove || undefined}
      data-outside={outside || undefined}
      data-lifted={moving.moved?.id === id || undefined}
      title={`${timeOf(startsAt)}–${timeOf(startsAt + minutes)} ${employeeName} · ${occasionLabels[occasion]} · ${companyName} · ${stateLabels[state]}`}
      aria-describedby={canMove ? hintId : undefined}
      draggable={false}
      {...(canMove ? moving.handlesOf(appointment, column) : {})}
    >
      <b>{timeOf(startsAt)}</b> {employeeName}
      <span className={classes.said}>
        {said && ` · ${said}`} · {occasionLabels[occasion]} · {companyName}
      </span>
      {state === 'scheduled' && <VisuallyHidden> · {stateLabels[state]}</VisuallyHidden>}
    </Link>
  );
}
