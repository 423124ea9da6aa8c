import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** Something to know that keeps nobody from going on. */
export function Notice({ title, role, children }: { title: string; role?: 'status'; children: ReactNode }) {
  return (
    <Alert color="yellow" role={role} title={title}>
      {children}
    </Alert>
  );
}
