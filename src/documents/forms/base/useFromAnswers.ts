import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * What follows from a form's answers and from what else is known: anew when either changes. It draws again only when what follows
 * is another than what was drawn.
 */
export function useFromAnswers<Value, Answers extends object = object>(of: (answers: Answers) => Value): Value {
  const { getValues, subscribe } = useFormContext<Answers>();
  const onChange = useCallback(
    (redraw: () => void) => subscribe({ formState: { values: true }, callback: redraw }),
    [subscribe],
  );
  // `compute` of useWatch would not do: it compares with what followed at the last key, not with what is on the screen.
  useSyncExternalStore(onChange, () => JSON.stringify(of(getValues())));
  return of(getValues());
}
