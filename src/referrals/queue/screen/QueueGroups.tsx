import { Chip, Group } from '@mantine/core';
import { type QueueGroup, queueGroupNames, queueGroups } from '../queue.labels.ts';

type Props = {
  value: QueueGroup;
  counts: Readonly<Record<QueueGroup, number>> | undefined;
  onChange: (group: string) => void;
};

/** The parts of the queue, each with how many people are in it. */
export function QueueGroups({ value, counts, onChange }: Props) {
  return (
    <Chip.Group value={value} onChange={(group) => onChange(group)}>
      <Group gap="xs" role="radiogroup" aria-label="Partes da fila">
        {queueGroupNames.map((name) => (
          <Chip key={name} value={name} variant="outline">
            {queueGroups[name]}
            {counts && ` (${counts[name]})`}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
