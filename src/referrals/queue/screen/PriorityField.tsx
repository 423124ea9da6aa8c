import { Radio, Stack } from '@mantine/core';
import { type Priority, priorityLabels } from '../../referrals.labels.ts';
import { isDoubtful } from '../priority.rules.ts';
import { PriorityDoubt } from './PriorityAnswers.tsx';

type Props = {
  value: Priority | null;
  onChange: (priority: Priority) => void;
  /** What the register says. */
  suggested: Priority;
  error?: string | undefined;
  /** Whether a priority by age is right although the register has another age. */
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** What is missing of that answer. */
  unconfirmed?: string | undefined;
};

/** The question whether somebody goes first by law. The register's word is said, and nothing is chosen before somebody has asked. */
export function PriorityField({ value, onChange, suggested, error, isConfirmed, onConfirm, unconfirmed }: Props) {
  return (
    <Stack gap="md">
      <Radio.Group
        label="Prioridade por lei"
        description={
          suggested === ''
            ? 'O cadastro não indica nenhuma. Pergunte à pessoa.'
            : `Pelo cadastro: ${priorityLabels[suggested]}. Confirme com a pessoa.`
        }
        required
        value={value}
        onChange={(priority) => {
          onChange(priority as Priority);
          onConfirm(false);
        }}
        error={error}
      >
        <Stack gap="xs" mt="xs">
          {(Object.keys(priorityLabels) as Priority[]).map((name) => (
            <Radio key={name} value={name} label={priorityLabels[name]} />
          ))}
        </Stack>
      </Radio.Group>
      {(isDoubtful(value, suggested) || unconfirmed !== undefined) && (
        <PriorityDoubt isConfirmed={isConfirmed} onConfirm={onConfirm} missing={unconfirmed} />
      )}
    </Stack>
  );
}
