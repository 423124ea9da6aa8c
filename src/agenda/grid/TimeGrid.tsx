import { Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import { ConfirmDialog } from '../../ui/modal/ConfirmDialog.tsx';
import type { ListedPlace } from '../agenda.contract.ts';
import type { Now } from '../free-times.rules.ts';
import { GridColumn } from './GridColumn.tsx';
import type { Column } from './grid-columns.rules.ts';
import { hoursWithin, pixelsPerMinute, spanOf } from './grid-span.rules.ts';
import { MovingWords } from './MovingWords.tsx';
import classes from './TimeGrid.module.css';
import { useMoving } from './useMoving.ts';

type Props = {
  columns: readonly Column[];
  place: ListedPlace;
  now: Now;
  /** So many stand beside one another in a column at the most. */
  most: number;
  /** What is said under the heads of days; with it each head leads to its day. */
  heads?: ReadonlyMap<string, ReactNode>;
  onReload: () => Promise<unknown>;
};

/** Columns of time: who comes when, what is free, closed and over; whoever may be moved is taken by hand or by keys. */
export function TimeGrid({ columns, place, now, most, heads, onReload }: Props) {
  const isToday = columns.some(({ day }) => day === now.day);
  const span = spanOf(columns, isToday ? now.minute : null);
  const grid = useRef<HTMLDivElement>(null);
  const around = { columns, minutesOf: place.minutes, now };
  const moving = useMoving({ grid, span, around, placeId: place.id, onReload });
  if (!span) return <Text c="dimmed">{wordsOfNothing(columns)}</Text>;
  const minutes = span.to - span.from;
  const lines = isToday && now.minute >= span.from && now.minute < span.to;
  return (
    <>
      <Text id={hintId} size="xs" c="dimmed" mb={4} className={classes.hint}>
        Arraste quem está agendado para outro horário; com o teclado, espaço pega, as setas escolhem e Enter confirma.
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled by keys too */}
      <section className={classes.around} aria-label="Grade de horários" tabIndex={0}>
        <div
          ref={grid}
          className={classes.grid}
          data-moving={moving.target !== null || undefined}
          style={{
            gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(${most > 3 ? 9 : 7.25}rem, 1fr))`,
          }}
        >
          <div />
          {columns.map(({ key, head, day, closed, openings }) => (
            <div key={key} className={classes.head} data-today={day === now.day && heads ? true : undefined}>
              {heads ? <Link to={`/agenda?${new URLSearchParams({ placeId: place.id, day })}`}>{head}</Link> : head}
              <span className={classes.under}>
                {openings.holiday === null && closed} {heads?.get(day)}
              </span>
            </div>
          ))}
          <div className={classes.times} style={{ height: minutes * pixelsPerMinute }} aria-hidden="true">
            {hoursWithin(span).map((hour) => (
              <span key={hour} style={{ top: (hour - span.from) * pixelsPerMinute }}>
                {timeOf(hour)}
              </span>
            ))}
            {lines && (
              <span className={classes.nowTime} style={{ top: (now.minute - span.from) * pixelsPerMinute }}>
                {timeOf(now.minute)}
              </span>
            )}
          </div>
          {columns.map((column) => (
            <GridColumn
              key={column.key}
              column={column}
              span={span}
              most={most}
              around={around}
              placeId={place.id}
              moving={moving}
              hintId={hintId}
            />
          ))}
        </div>
      </section>
      <MovingWords moving={moving} columns={columns} />
      <ConfirmDialog
        opened={moving.question !== null}
        title="Remarcar assim mesmo?"
        text={moving.question ?? ''}
        confirmLabel="Está certo, remarcar"
        cancelLabel="Deixar como está"
        onConfirm={moving.confirm}
        onClose={moving.leave}
      />
    </>
  );
}

const hintId = 'how-to-move';

function wordsOfNothing(columns: readonly Column[]): string {
  return columns.find(({ closed }) => closed !== null)?.closed ?? 'Sem atendimento';
}
