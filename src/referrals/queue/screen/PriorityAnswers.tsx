import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { type Priority, priorityLabels } from '../../referrals.labels.ts';

type Props = {
  /** What was answered, where more is to be confirmed before it holds. */
  value: Priority | null;
  onAnswer: (priority: Priority) => void;
  /** What the register says. */
  suggested: Priority;
  error: string | undefined;
};

/** The question whether somebody goes first by law, of which each answer is a button: whoever receives them has asked, and says it. */
export function PriorityAnswers({ value, onAnswer, suggested, error }: Props) {
  const id = useId();
  return (
    <Stack
      gap="xs"
      mt="md"
      role="group"
      aria-labelledby={`${id}-question`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <Text fw={600} id={`${id}-question`}>
        Prioridade por lei
      </Text>
      <Text size="sm" c="dimmed" id={`${id}-hint`}>
        {suggested === ''
          ? 'O cadastro não indica nenhuma. Pergunte à pessoa: a resposta registra a chegada.'
          : `Pelo cadastro: ${priorityLabels[suggested]}. Confirme com a pessoa: a resposta registra a chegada.`}
      </Text>
      {(Object.keys(priorityLabels) as Priority[]).map((name) => (
        <Button
          key={name}
          variant="default"
          justify="flex-start"
          aria-pressed={value === null ? undefined : value === name}
          bd={value === name ? '2px solid var(--primary)' : undefined}
          onClick={() => onAnswer(name)}
        >
          {priorityLabels[name]}
        </Button>
      ))}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

type DoubtProps = { isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void; missing: string | undefined };

/** What is asked of a priority by age that the register denies. */
export function PriorityDoubt({ isConfirmed, onConfirm, missing }: DoubtProps) {
  return (
    <Checkbox
      label="A prioridade está certa"
      description="Pela data de nascimento do cadastro, a pessoa ainda não tem essa idade. Confira a data com ela."
      checked={isConfirmed}
      onChange={(event) => onConfirm(event.currentTarget.checked)}
      error={!isConfirmed && missing}
    />
  );
}
