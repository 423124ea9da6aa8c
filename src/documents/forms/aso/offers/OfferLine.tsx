import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  /** Where it comes from. */
  title: string;
  /** What it holds, in a line. */
  contents: string;
  /** The ways to take it. */
  children: ReactNode;
};

/** One offer: where it comes from, what it holds, and the buttons that take it. */
export function OfferLine({ title, contents, children }: Props) {
  return (
    <Stack gap={4} role="group" aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm">{contents}</Text>
      <Group gap="xs">{children}</Group>
    </Stack>
  );
}
