import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldName } from './field-names.ts';

/** Says what looks wrong with a field's value, beside the values of other fields, or null. */
export type Warn = (value: string, ...beside: readonly string[]) => string | null;

type Props = {
  name: FieldName;
  warn: Warn;
  /** The other fields that the warning reads. */
  beside?: readonly FieldName[] | undefined;
};

/** What looks wrong with a field's value without being refused; said while the user types on. */
function FieldWarning({ name, warn, beside = [] }: Props) {
  const values: unknown[] = useWatch({ name: [name, ...beside] });
  const [value = '', ...others] = values.map((text) => (typeof text === 'string' ? text : ''));
  return (
    <Text span inherit display="block" c="var(--attention)" role="status">
      {warn(value, ...others)}
    </Text>
  );
}

type Hint = Omit<Props, 'warn'> & { warn?: Warn | undefined; description?: ReactNode };

/** What stands under a field while nothing is wrong: its description, and its warning; nothing where it has neither. */
export function hintOf({ warn, description, ...watched }: Hint): ReactNode {
  if (!warn) return description;
  return (
    <>
      {description}
      <FieldWarning {...watched} warn={warn} />
    </>
  );
}
