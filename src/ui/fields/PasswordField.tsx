import { PasswordInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

/** A password that can be shown. */
export function PasswordField({ name, ...props }: FieldProps & { autoComplete: string }) {
  const { register } = useFormContext();
  const toggle = { 'aria-label': 'Mostrar ou ocultar a senha' };
  return (
    <PasswordInput {...props} error={useFieldError(name)} visibilityToggleButtonProps={toggle} {...register(name)} />
  );
}
