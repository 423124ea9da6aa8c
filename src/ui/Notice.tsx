import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** Something to know that keeps nobody from going on; its heading is as dark as text, or it could not be read on yellow. */
export function Notice({ title, role, children }: { title: string; role?: 'status'; children: ReactNode }) {
  return (
    <Alert color="yellow" role={role} title={title} styles={{ title: { color: 'var(--mantine-color-text)' } }}>
      {children}
    </Alert>
  );
}
