import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldName } from './field-names.ts';

/** What a button of a suggestion writes into which fields. */
type Use = { label: string; values: readonly { name: FieldName; value: string }[] };

type Props = {
  /** What is suggested and where it comes from; nothing while nothing is. */
  children: ReactNode;
  uses: readonly Use[];
};

/**
 * Stands under a field and suggests values for others. They are written only by a button, so that nothing that was typed is
 * lost unasked; a button that would change nothing is not there. What was written is where the user goes on.
 */
export function FieldSuggestion({ children, uses }: Props) {
  const { setValue, setFocus } = useFormContext();
  const names = uses.flatMap(({ values }) => values.map(({ name }) => name));
  const current: unknown[] = useWatch({ name: names });
  const changes = uses
    .map(({ label, values }) => ({
      label,
      values: values.filter((one) => current[names.indexOf(one.name)] !== one.value),
    }))
    .filter(({ values }) => values.length > 0);

  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {children}
      </Text>
      {changes.length > 0 && (
        <Group gap="xs" mt={4}>
          {changes.map(({ label, values }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="light"
              onClick={() => {
                for (const { name, value } of values) {
                  setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
                }
                if (values[0]) setFocus(values[0].name);
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </>
  );
}
