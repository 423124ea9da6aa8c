import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../LoadingBlock.tsx';
import { Panel } from '../Panel.tsx';

type Props = {
  title: string;
  /** What the things of the list are for. */
  intro: ReactNode;
  error: unknown;
  /** Each a list item; undefined until they are there. */
  items: readonly ReactNode[] | undefined;
  /** What is said where there are none. */
  empty: string;
  /** What can be done below the list. */
  below: ReactNode;
  /** What opens over the screen. */
  children: ReactNode;
};

/** A part of a screen with a short list of things that somebody has, and what adds another. */
export function ListPanel({ title, intro, error, items, empty, below, children }: Props) {
  return (
    <Panel title={title}>
      <Text mb="md">{intro}</Text>
      {error ? <Alert color="red">{errorMessage(error)}</Alert> : null}
      {!items && !error && <LoadingBlock height={90} />}
      {items && (
        <>
          {items.length === 0 && (
            <Text c="dimmed" mb="md">
              {empty}
            </Text>
          )}
          <Stack component="ul" gap={0} p={0} m={0} mb="md" style={{ listStyle: 'none' }}>
            {items}
          </Stack>
          {below}
        </>
      )}
      {children}
    </Panel>
  );
}
