/** What every field takes: the name of its value in the form, and its words. */
export type FieldProps = { name: string; label: string; required?: boolean; disabled?: boolean; description?: string };
