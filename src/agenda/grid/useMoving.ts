import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Around, afterKey, nearest, type Target, targetsIn } from './free-places.rules.ts';
import type { Column, Timed } from './grid-columns.rules.ts';
import { pixelsPerMinute, type Span } from './grid-span.rules.ts';
import { type Held, useDrag } from './useDrag.ts';
import { useMove } from './useMove.ts';

type Grid = {
  grid: RefObject<HTMLDivElement | null>;
  span: Span | null;
  around: Around;
  placeId: string;
  onReload: () => Promise<unknown>;
};

type State = { moved: Timed; from: string; target: Target | null; byKeys: boolean } | null;

/** A hand that lets go within so many minutes of a free time means it. */
const reach = 20;

export type Moving = ReturnType<typeof useMoving>;

/** Moves somebody over the grid, by hand or by keys, and gives them the time at which they are let go. */
export function useMoving({ grid, span, around, placeId, onReload }: Grid) {
  const [state, setState] = useState<State>(null);
  const latest = useRef({ state, around, span });
  latest.current = { state, around, span };
  const move = useMove(placeId, onReload);
  const drag = useDrag();
  /** Whose card has the focus again once it is drawn in its new place. */
  const awaited = useRef<{ id: string; version: number } | null>(null);

  function show(next: State) {
    latest.current.state = next;
    setState(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the grid is drawn with other people
  useEffect(() => {
    const { id, version } = awaited.current ?? {};
    const drawn = around.columns.flatMap((column) => column.appointments).find((one) => one.id === id);
    if (!drawn || drawn.version === version) return;
    awaited.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-appointment="${id}"]`)?.focus();
  }, [around.columns]);

  async function drop() {
    const dropped = latest.current.state;
    if (!dropped?.target || isSame(dropped.moved, dropped.from, dropped.target)) return show(null);
    const { moved, target, byKeys } = dropped;
    if (byKeys) awaited.current = { id: moved.id, version: moved.version };
    await move.to(moved, target);
    show(null);
  }

  function follow(moved: Timed, from: string, { x, y, grip }: Held) {
    const { around: all, span: shown } = latest.current;
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
    const under = columns.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= x && x < right;
    });
    const column = all.columns.find(({ key }) => key === under?.dataset.column);
    if (!under || !column || !shown) return show({ moved, from, target: null, byKeys: false });
    const minute = shown.from + (y - grip - under.getBoundingClientRect().top) / pixelsPerMinute;
    show({ moved, from, target: nearest(targetsIn(column, moved, all), minute, reach), byKeys: false });
  }

  function press(event: KeyboardEvent, moved: Timed, { key: column, day }: Column) {
    const { state: now, around: all } = latest.current;
    if (!now) {
      if (event.key !== ' ') return;
      event.preventDefault();
      const { startsAt, professionalId } = moved;
      show({ moved, from: day, target: { column, day, startsAt, professionalId }, byKeys: true });
    } else if (now.target && event.key.startsWith('Arrow')) {
      event.preventDefault();
      show({ ...now, target: afterKey(event.key, now.target, moved, all) });
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      void drop();
    } else if (event.key === 'Escape') show(null);
  }

  return {
    moved: state?.moved ?? null,
    target: state?.target ?? null,
    byKeys: state?.byKeys ?? false,
    question: move.question,
    confirm: move.confirm,
    leave: move.leave,
    handlesOf: (moved: Timed, column: Column) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (move.isPending) return;
        drag(event, {
          onMove: (at) => follow(moved, column.day, at),
          onDrop: () => void drop(),
          onCancel: () => show(null),
        });
      },
      onKeyDown: (event: KeyboardEvent) => !move.isPending && press(event, moved, column),
      onBlur: () => latest.current.state?.byKeys && !move.isPending && show(null),
    }),
  };
}

function isSame(moved: Timed, from: string, { day, startsAt, professionalId }: Target): boolean {
  return day === from && startsAt === moved.startsAt && professionalId === moved.professionalId;
}
