import { ActionIcon, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldName } from '../field-names.ts';

type Props = {
  name: FieldName;
  /** What a new row holds. */
  blank: object;
  addLabel: string;
  /** What one row is called: 'Exame'. */
  rowLabel: string;
  /** The fields of a row, given the beginning of their names. */
  children: (row: string) => ReactNode;
  /** What else can be done with all rows, beside the button that adds one. */
  actions?: ReactNode;
};

/**
 * Rows of fields that can be added and removed; at least one stays. Enter at the end of the last row adds one, as long as
 * that row holds something: twice Enter leads out of the rows.
 */
export function RowsField({ name, blank, addLabel, rowLabel, children, actions }: Props) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => append({ ...blank });
  return (
    <Stack gap="sm">
      {fields.map(({ id }, at) => (
        <Group
          key={id}
          wrap="nowrap"
          align="flex-end"
          role="group"
          aria-label={`${rowLabel} ${at + 1}`}
          onKeyDown={(event) => {
            if (at < fields.length - 1 || !endsRow(event)) return;
            event.preventDefault();
            add();
          }}
        >
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
      <Group gap="xs">
        <Button
          ref={addButton}
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => add()}
        >
          {addLabel}
        </Button>
        {actions}
      </Group>
    </Stack>
  );
}

/** Whether the key is Enter in the last one-line field of a row that holds something. In a long text it is a line break. */
function endsRow({ key, nativeEvent, target, currentTarget, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return false;
  const inputs = Array.from(currentTarget.querySelectorAll<HTMLInputElement>('input, textarea, select'));
  return target instanceof HTMLInputElement && target === inputs.at(-1) && inputs.some(({ value }) => value !== '');
}
