import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  children: ReactNode;
  to: string;
  action: string;
  label?: string;
};

/** One thing that waits for the reader, and the way to do it. */
export function NeedLine({ children, to, action, label }: Props) {
  return (
    <Group component="li" gap="sm" justify="space-between" wrap="nowrap">
      <Text size="sm" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {children}
      </Text>
      <Button component={Link} to={to} size="xs" variant="default" style={{ flexShrink: 0 }} aria-label={label}>
        {action}
      </Button>
    </Group>
  );
}
