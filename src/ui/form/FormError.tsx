import { Alert } from '@mantine/core';
import { useFormContext } from 'react-hook-form';

/** What went wrong with a whole form rather than with one of its fields. */
export function FormError() {
  const { errors } = useFormContext().formState;
  const message = errors.root?.message;
  if (!message) return null;
  return (
    <Alert color="red" role="alert">
      {message}
    </Alert>
  );
}
