import { ActionIcon, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import type { FieldName } from '../field-names.ts';
import { useFieldError } from '../useField.ts';

type Props = {
  name: FieldName;
  title: string;
  /** The user has just added it. */
  isAdded: boolean;
  onRemove: () => void;
  children: (card: FieldName) => ReactNode;
};

/** One of the cards of `CardsField`. What was just added and not filled in yet is not called wrong. */
export function FieldCard({ name, title, isAdded, onRemove, children }: Props) {
  const form = useFormContext();
  const { submitCount } = useFormState({ control: form.control });
  const [addedAt, setAddedAt] = useState(isAdded ? submitCount : null);
  const error = useFieldError(name);
  const isNew = addedAt === submitCount;
  const errorId = `${useId()}-error`;
  return (
    <Paper
      withBorder
      p="card"
      role="group"
      aria-label={title}
      aria-describedby={error && !isNew ? errorId : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setAddedAt(null);
      }}
    >
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text fw={600}>{title}</Text>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={`Remover ${title.toLowerCase()}`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <FormProvider {...form} getFieldState={isNew ? nothingWrong : form.getFieldState}>
          {children(name)}
        </FormProvider>
      </SimpleGrid>
      {error && !isNew && (
        <Text id={errorId} c="var(--mantine-color-error)" size="sm" role="alert" mt="xs">
          {error}
        </Text>
      )}
    </Paper>
  );
}

/** What the fields of a card are told before anybody has been in it: the form checks all cards once it was sent. */
const nothingWrong: UseFormReturn['getFieldState'] = () => ({
  ...{ invalid: false, isDirty: false, isTouched: false, isValidating: false },
});
