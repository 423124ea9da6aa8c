import { useFormContext, useFormState } from 'react-hook-form';

/** The message under a field, or undefined. Only this field is drawn again when it changes. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}
