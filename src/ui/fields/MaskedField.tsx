import { type ReactNode, useRef } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { Mask } from '../../platform/contract/masks.ts';
import { hintOf, type Warn } from './FieldWarning.tsx';
import type { FieldName } from './field-names.ts';
import type { FieldProps } from './field-props.ts';
import { MaskedInput } from './masked/MaskedInput.tsx';
import { useFieldError } from './useField.ts';

type Props = FieldProps & {
  mask: Mask;
  /** How the form keeps what the field shows, where that is not the same text: there and back. */
  kept?: { shown: (value: string) => string; of: (text: string) => string };
  /** Stands inside the field at its right end. */
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  /** Says what looks wrong with a complete value without refusing it; what its mask has to say, if not given. */
  warn?: Warn;
  /** Other fields whose values the warning reads after this one's. */
  warnBeside?: readonly FieldName[];
  /** Other fields whose rules read this one: an error that they show is looked at again. */
  affects?: FieldName[];
  /** Called when the user leaves the field with another value than they came to. */
  onLeave?: () => void;
};

const asShown = { shown: (value: string) => value, of: (text: string) => text };

/** A masked field of a form. */
export function MaskedField({
  name,
  kept = asShown,
  warn,
  warnBeside,
  affects,
  description,
  onLeave,
  ...props
}: Props) {
  const { control, getValues } = useFormContext();
  const error = useFieldError(name);
  const found = useRef<unknown>(undefined);
  return (
    <Controller
      control={control}
      name={name}
      {...(affects ? { rules: { deps: affects } } : {})}
      render={({ field: { ref, onBlur, onChange, value, ...field } }) => (
        <MaskedInput
          {...props}
          {...field}
          inputRef={ref}
          value={kept.shown(value ?? '')}
          onChange={(text) => onChange(kept.of(text))}
          onComing={() => {
            found.current = getValues(name) ?? ''; // It may have been written the moment before.
          }}
          onBlur={() => {
            onBlur();
            if ((value ?? '') !== found.current) onLeave?.();
          }}
          error={error}
          description={hintOf({ name, warn: warn ?? props.mask.warning, beside: warnBeside, description })}
        />
      )}
    />
  );
}
