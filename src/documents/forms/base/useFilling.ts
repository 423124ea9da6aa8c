import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Answers = Record<string, unknown>;

/** Fills in a form from elsewhere, and takes the last filling back but for what was changed since. */
export function useFilling() {
  const { getValues, setValue } = useFormContext<Answers>();
  const [last, setLast] = useState<{ before: Answers; filled: Answers } | null>(null);
  /** Where the focus goes: what was pressed is not there any more. */
  const place = useRef<HTMLElement>(null);

  function write(answers: Answers) {
    for (const [name, value] of Object.entries(answers)) setValue(name, value, { shouldDirty: true });
    setTimeout(() => place.current?.focus());
  }

  function fill(change: (now: Answers) => object) {
    const now = structuredClone(getValues());
    const next = change(now) as Answers;
    const changed = Object.keys(next).filter((name) => !isSame(next[name], now[name]));
    setLast({ before: pick(now, changed), filled: pick(next, changed) });
    write(pick(next, changed));
  }

  function undo() {
    if (!last) return;
    const { before, filled } = last;
    const now = getValues();
    // What was changed since stays.
    write(
      pick(
        before,
        Object.keys(before).filter((name) => isSame(now[name], filled[name])),
      ),
    );
    setLast(null);
  }

  return { isFilled: last !== null, fill, undo, place };
}

function pick(answers: Answers, names: readonly string[]): Answers {
  return structuredClone(Object.fromEntries(names.map((name) => [name, answers[name]])));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
