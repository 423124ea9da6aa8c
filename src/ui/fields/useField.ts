import { useFormContext, useFormState } from 'react-hook-form';

/** The message under a field, or undefined. Only this field is drawn again when it changes. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}

/** The message of a list of fields as a whole, or undefined; those of its rows are theirs. */
export function useListError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  const error: { message?: string; root?: { message?: string } } = getFieldState(name, state).error ?? {};
  return error.message ?? error.root?.message;
}
