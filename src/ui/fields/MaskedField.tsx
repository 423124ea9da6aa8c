import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { Mask } from '../../platform/contract/masks.ts';
import { hintOf, type Warn } from './FieldWarning.tsx';
import type { FieldName } from './field-names.ts';
import type { FieldProps } from './field-props.ts';
import { MaskedInput } from './masked/MaskedInput.tsx';
import { useFieldError } from './useField.ts';

type Props = FieldProps & {
  mask: Mask;
  /** Stands inside the field at its right end. */
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  /** Says what looks wrong with a complete value without refusing it; what its mask has to say, if not given. */
  warn?: Warn;
  /** Other fields whose values the warning reads after this one's. */
  warnBeside?: readonly FieldName[];
  /** Other fields whose rules read this one: an error that they show is looked at again. */
  affects?: FieldName[];
  /** Called when the user has left the field after changing it. */
  onLeave?: () => void;
};

/** A masked field of a form. */
export function MaskedField({ name, warn, warnBeside, affects, description, onLeave, ...props }: Props) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      {...(affects ? { rules: { deps: affects } } : {})}
      render={({ field: { ref, onBlur, value, ...field }, fieldState }) => (
        <MaskedInput
          {...props}
          {...field}
          inputRef={ref}
          value={value ?? ''}
          onBlur={() => {
            onBlur();
            if (fieldState.isDirty) onLeave?.();
          }}
          error={error}
          description={hintOf({ name, warn: warn ?? props.mask.warning, beside: warnBeside, description })}
        />
      )}
    />
  );
}
