import { Alert, SimpleGrid, Text } from '@mantine/core';
import { errorMessage } from '../platform/browser/api-client.ts';
import { LoadingBlock } from './LoadingBlock.tsx';
import { Panel } from './Panel.tsx';

type Props = {
  title: string;
  note?: string;
  /** Undefined while they are being loaded. */
  facts: readonly { label: string; value: string }[] | undefined;
  error?: unknown;
};

/** Labels with their values, to be read only. */
export function FactList({ title, note, facts, error }: Props) {
  return (
    <Panel title={title}>
      {error !== null && error !== undefined && <Alert color="red">{errorMessage(error)}</Alert>}
      {!facts && !error && <LoadingBlock height={90} />}
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm" m={0}>
        {facts?.map(({ label, value }) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
              {value || '—'}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      {note && (
        <Text size="sm" c="dimmed" mt="md">
          {note}
        </Text>
      )}
    </Panel>
  );
}
