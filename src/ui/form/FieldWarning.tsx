import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';

type Props = {
  name: string;
  /** Says what looks wrong with the value, or null. */
  warn: (value: string) => string | null;
};

/** What looks wrong with a field's value without being refused; said while the user types on. */
export function FieldWarning({ name, warn }: Props) {
  const value: unknown = useWatch({ name });
  return (
    <Text span inherit c="var(--attention)" role="status">
      {typeof value === 'string' ? warn(value) : null}
    </Text>
  );
}
