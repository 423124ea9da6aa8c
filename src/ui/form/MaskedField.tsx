import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { NumberFormatBase } from 'react-number-format';
import type { Mask } from '../../platform/contract/masks.ts';
import { FieldWarning } from './FieldWarning.tsx';
import { useFieldError } from './useField.ts';

type Props = {
  name: string;
  label: string;
  mask: Mask;
  required?: boolean;
  disabled?: boolean;
  /** Stands inside the field at its right end. */
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  /** Says what looks wrong with a complete value without refusing it, as a failed check digit. */
  warn?: (value: string) => string | null;
  /** Called when the user has left the field after changing it. */
  onLeave?: () => void;
};

/** A field that writes the punctuation of its mask while the user types, pastes or deletes anywhere in it. */
export function MaskedField({ name, mask, warn, onLeave, ...props }: Props) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, onChange, onBlur, value, ...field }, fieldState }) => (
        <NumberFormatBase<TextInputProps>
          {...props}
          {...field}
          customInput={TextInput}
          getInputRef={ref}
          onBlur={() => {
            onBlur();
            if (fieldState.isDirty) onLeave?.();
          }}
          value={mask.keep(value ?? '')}
          valueIsNumericString
          onValueChange={({ formattedValue }, { source }) => {
            if (source === 'event') onChange(formattedValue);
          }}
          format={(text) => mask.format(mask.keep(text))}
          removeFormatting={mask.keep}
          isValidInputCharacter={(char) => mask.accepts.test(char)}
          getCaretBoundary={(text) => caretBoundary(text, mask)}
          inputMode={mask.unit === 'dígitos' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={warn && !error ? <FieldWarning name={name} warn={warn} /> : undefined}
        />
      )}
    />
  );
}

/** The caret may stand before or after a typed character, not between two of punctuation. */
function caretBoundary(text: string, { accepts }: Mask): boolean[] {
  const typed = (char: string | undefined) => char !== undefined && accepts.test(char);
  return Array.from({ length: text.length + 1 }, (_, at) => at === 0 || typed(text[at]) || typed(text[at - 1]));
}
