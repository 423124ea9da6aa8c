import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a screen under a heading of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="card" component="section" aria-label={title} style={{ overflowWrap: 'anywhere' }}>
      <Title order={2} size="h4" mb="sm" style={{ breakAfter: 'avoid' }}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
