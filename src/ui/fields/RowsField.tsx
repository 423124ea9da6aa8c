import { ActionIcon, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldName } from './field-names.ts';

type Props = {
  name: FieldName;
  /** What a new row holds. */
  blank: object;
  addLabel: string;
  /** What one row is called: 'Exame'. */
  rowLabel: string;
  /** The fields of a row, given the beginning of their names. */
  children: (row: string) => ReactNode;
};

/** Rows of fields that can be added and removed; at least one stays. */
export function RowsField({ name, blank, addLabel, rowLabel, children }: Props) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="sm">
      {fields.map(({ id }, at) => (
        <Group key={id} wrap="nowrap" align="flex-end" role="group" aria-label={`${rowLabel} ${at + 1}`}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} flex={1}>
            {children(`${name}.${at}`)}
          </SimpleGrid>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Remover ${rowLabel.toLowerCase()} ${at + 1}`}
            disabled={fields.length === 1}
            onClick={() => {
              remove(at);
              addButton.current?.focus();
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </Group>
      ))}
      <Button
        ref={addButton}
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => append({ ...blank })}
        style={{ alignSelf: 'flex-start' }}
      >
        {addLabel}
      </Button>
    </Stack>
  );
}
