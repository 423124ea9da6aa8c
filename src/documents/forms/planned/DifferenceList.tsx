import { List, Text } from '@mantine/core';
import type { PlanDifference } from './planned.rules.ts';

/** Differences from the programme, each with what says so. */
export function DifferenceList({ differences }: { differences: readonly PlanDifference[] }) {
  return (
    <List size="sm" spacing={2}>
      {differences.map(({ what, source }) => (
        <List.Item key={what}>
          {what}{' '}
          <Text span size="xs" c="dimmed">
            ({source})
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
