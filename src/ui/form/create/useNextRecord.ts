import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Lets a form begin with the next record once one has been saved.
 * @param keep the fields that the next one begins with
 * @returns what begins it, called as the last step of a save; which record it is: a form that is drawn by it begins at its first field;
 * and what the first one began with, which is what stands there after a reload
 */
export function useNextRecord<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  keep: readonly (keyof Input & string)[],
) {
  const [round, setRound] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const first = useRef<Readonly<Record<string, unknown>> | null>(null);
  const { isSubmitSuccessful } = form.formState;

  // A form says of itself that it was saved after the last step of the save: emptied before, it would still wait for its answer.
  useEffect(() => {
    if (!isAsked || !isSubmitSuccessful) return;
    const values = form.getValues();
    const kept = Object.fromEntries(keep.map((name) => [name, values[name]]));
    first.current ??= { ...form.formState.defaultValues };
    form.reset({ ...first.current, ...kept } as Input);
    setAsked(false);
    setRound((before) => before + 1);
  }, [form, isAsked, isSubmitSuccessful, keep]);

  return { round, begin: () => setAsked(true), first: () => first.current };
}
