import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  role?: 'status';
  /** Something cannot be done until somebody sees to this: only then it is amber. */
  stops?: boolean;
  children: ReactNode;
};

/** Something to know. */
export function Notice({ title, role, stops = false, children }: Props) {
  return (
    <Alert color={stops ? 'yellow' : 'zelo'} role={role} title={title}>
      {children}
    </Alert>
  );
}
