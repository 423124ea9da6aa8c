import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { FieldName } from '../field-names.ts';
import { useListError } from '../useField.ts';
import type { Asking } from './useAskedWords.ts';
import { WordsInput } from './WordsInput.tsx';

type Props = {
  name: FieldName;
  label: string;
  description?: string;
  /** What is offered; anything else can be written. */
  data: readonly string[];
  /** How one that is offered is shown in the list. */
  shown?: (word: string) => ReactNode;
  /** Where a word that is not offered is asked about before it is taken. */
  asking?: Asking;
};

/** Several words or phrases: chosen from a list, or written and added by Enter. */
export function WordsField({ name, ...props }: Props) {
  const error = useListError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, ...field } }) => (
        <WordsInput {...props} {...field} words={value ?? []} error={error} />
      )}
    />
  );
}
