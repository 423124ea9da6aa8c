import type { PointerEvent as ReactPointerEvent } from 'react';
import { tremble } from '../../ui/press/tremble.ts';

/** Where the pointer is, and how far below the upper edge of what it holds. */
export type Held = { x: number; y: number; grip: number };

type Steps = {
  onMove: (at: Held) => void;
  /** Told that it was let go, of what was moved at all. */
  onDrop: () => void;
  onCancel: () => void;
};

/** Takes hold of something with the pointer until it is let go; a press that does not move stays a press. A finger scrolls. */
export function useDrag(): (event: ReactPointerEvent<HTMLElement>, steps: Steps) => void {
  return (event, { onMove, onDrop, onCancel }) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    const grip = clientY - event.currentTarget.getBoundingClientRect().top;
    const until = new AbortController();
    const { signal } = until;
    let isMoving = false;
    addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (!isMoving && Math.hypot(x - clientX, y - clientY) < tremble) return;
        isMoving = true;
        onMove({ x, y, grip });
      },
      { signal },
    );
    const end = (step: () => void) => {
      until.abort();
      if (!isMoving) return;
      ignoreClick();
      step();
    };
    addEventListener('pointerup', () => end(onDrop), { signal });
    addEventListener('pointercancel', () => end(onCancel), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(onCancel), { signal });
  };
}

/** Letting go over a link opens it, if the press began there. */
function ignoreClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}
