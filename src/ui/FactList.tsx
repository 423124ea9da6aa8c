import { Alert, Text } from '@mantine/core';
import { errorMessage } from '../platform/browser/api-client.ts';
import { type Fact, Facts } from './Facts.tsx';
import { LoadingBlock } from './LoadingBlock.tsx';
import { Panel } from './Panel.tsx';

type Props = {
  title: string;
  note?: string;
  /** Undefined while they are being loaded. */
  facts: readonly Fact[] | undefined;
  error?: unknown;
};

/** Labels with their values, to be read only. */
export function FactList({ title, note, facts, error }: Props) {
  return (
    <Panel title={title}>
      {error !== null && error !== undefined && <Alert color="red">{errorMessage(error)}</Alert>}
      {!facts && !error && <LoadingBlock height={90} />}
      <Facts facts={facts ?? []} cols={{ base: 1, xs: 2, sm: 3 }} />
      {note && (
        <Text size="sm" c="dimmed" mt="md">
          {note}
        </Text>
      )}
    </Panel>
  );
}
