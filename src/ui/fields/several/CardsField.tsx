import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldName } from '../field-names.ts';
import { useListError } from '../useField.ts';
import { FieldCard } from './FieldCard.tsx';

type Props = {
  name: FieldName;
  /** What one card is called: 'Exame'. */
  cardLabel: string;
  /** The ways to a new card: what their buttons say, and what it holds then. */
  adding: readonly { label: string; blank: object }[];
  /** What stands there while there is none. */
  empty: string;
  /** The fields of a card, given the beginning of their names. */
  children: (card: FieldName) => ReactNode;
};

/** Any number of cards of fields, none too, each with its number and the way to take it out. */
export function CardsField({ name, cardLabel, adding, empty, children }: Props) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useListError(name);
  const errorId = `${useId()}-error`;
  const addButton = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    isAdding.current = false;
  });
  return (
    <Stack gap="sm">
      {fields.length === 0 && <Text c="dimmed">{empty}</Text>}
      {fields.map(({ id }, at) => (
        <FieldCard
          key={id}
          name={`${name}.${at}` as FieldName}
          title={`${cardLabel} ${at + 1}`}
          isAdded={isAdding.current}
          onRemove={() => {
            remove(at);
            addButton.current?.focus();
          }}
        >
          {children}
        </FieldCard>
      ))}
      {error && (
        <Text id={errorId} c="var(--mantine-color-error)" size="sm" role="alert">
          {error}
        </Text>
      )}
      <Group gap="xs">
        {adding.map(({ label, blank }, at) => (
          <Button
            key={label}
            ref={at === 0 ? addButton : null}
            name={at === 0 ? name : undefined}
            aria-describedby={error ? errorId : undefined}
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => {
              isAdding.current = true;
              append({ ...blank });
            }}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
