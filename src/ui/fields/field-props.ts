import type { FieldName } from './field-names.ts';

/** What every field takes: the name of its value in the form, and its words. */
export type FieldProps = {
  name: FieldName;
  label: string;
  required?: boolean;
  disabled?: boolean;
  description?: string | undefined;
};
