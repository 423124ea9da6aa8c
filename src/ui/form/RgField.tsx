import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { formatRg } from '../../platform/contract/masks.ts';
import { useFieldError } from './useField.ts';

/** RG: free text of at most 12 characters that takes the usual punctuation, on leaving the field, while it is numeric. */
export function RgField({ name, ...props }: { name: string; label: string; required?: boolean }) {
  const { register, setValue } = useFormContext();
  const { onBlur, ...field } = register(name);
  return (
    <TextInput
      {...props}
      {...field}
      maxLength={12}
      error={useFieldError(name)}
      onBlur={(event) => {
        setValue(name, formatRg(event.currentTarget.value.trim()), { shouldDirty: true });
        onBlur(event);
      }}
    />
  );
}
