import { TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { FieldName } from '../field-names.ts';
import { useListError } from '../useField.ts';

type Props = {
  name: FieldName;
  label: string;
  description?: string;
  placeholder?: string;
  /** What is offered; anything else can be written. */
  data: readonly string[];
  /** How one that is offered is shown in the list. */
  shown?: (word: string) => ReactNode;
};

/** Several words or phrases: chosen from a list, or written and added by Enter. */
export function WordsField({ name, data, shown, ...props }: Props) {
  const error = useListError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, ...field } }) => (
        <TagsInput
          {...props}
          {...field}
          value={value ?? []}
          data={[...data]}
          error={error}
          // A comma may be part of what is written.
          splitChars={[';']}
          maxDropdownHeight={264}
          renderOption={({ option }) => shown?.(option.value) ?? option.value}
          comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          isDuplicate={(word, words) => words.some((other) => sameWord(other, word))}
        />
      )}
    />
  );
}

function sameWord(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
}
