import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '../../ui/fields/useField.ts';

/** The field `code`: what the app shows, for a numeric keyboard and for what fills it in by itself. */
export function CodeField({ label, description }: { label: string; description?: string }) {
  const { register } = useFormContext();
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      inputMode={description ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      spellCheck={false}
      error={useFieldError('code')}
      {...register('code')}
    />
  );
}
