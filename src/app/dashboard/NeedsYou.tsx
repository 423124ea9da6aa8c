import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel.tsx';

/** What waits for the reader and for nobody else; a sentence where nothing does. */
export function NeedsYou({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <Panel title="Precisa de você">
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nada agora.
        </Text>
      ) : (
        <Stack component="ul" gap={6} p={0} m={0} style={{ listStyle: 'none' }}>
          {lines}
        </Stack>
      )}
    </Panel>
  );
}
