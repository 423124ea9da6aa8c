import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { issuesOf } from '../../platform/contract/errors.ts';

/**
 * Puts what the server said of a save where it belongs: each issue under its field, the first one focused; anything else
 * above the form. What was typed stays.
 * @param others names of fields that are not part of the form, as a chosen file
 * @returns the messages of those fields, for the caller to show
 */
export function showServerError<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  others: readonly string[] = [],
): Partial<Record<string, string>> {
  const issues = issuesOf(error);
  const values = form.getValues();
  const fields = issues.filter(({ path }) => path in values || get(values, path) !== undefined);
  fields.forEach(({ path, message }, index) => {
    form.setError(path as Path<Input>, { message }, { shouldFocus: index === 0 });
  });
  const rest = issues.filter(({ path }) => others.includes(path));
  if (fields.length + rest.length === 0) form.setError('root', { message: errorMessage(error) });
  return Object.fromEntries(rest.map(({ path, message }) => [path, message]));
}
