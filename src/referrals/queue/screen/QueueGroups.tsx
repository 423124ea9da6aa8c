import { Chip } from '@mantine/core';
import { type QueueGroup, queueGroupNames, queueGroups } from '../queue.labels.ts';
import classes from './QueueGroups.module.css';

type Props = {
  value: QueueGroup;
  counts: Readonly<Record<QueueGroup, number>> | undefined;
  onChange: (group: string) => void;
};

/** The parts of the queue, each with how many people are in it: one line, which a finger moves where it is too long. */
export function QueueGroups({ value, counts, onChange }: Props) {
  return (
    <Chip.Group value={value} onChange={(group) => onChange(group)}>
      <div className={classes.groups} role="radiogroup" aria-label="Partes da fila">
        {queueGroupNames.map((name) => (
          <Chip key={name} value={name} variant="outline">
            {queueGroups[name]}
            {counts && ` (${counts[name]})`}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
