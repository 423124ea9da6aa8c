import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './NoticeLine.module.css';

/** Something to know, in one line that opens: what it means and what is to be done is there for who asks. */
export function NoticeLine({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="zelo" role="status" py={4} px="sm">
      <details>
        <summary className={classes.line}>{title}</summary>
        {children}
      </details>
    </Alert>
  );
}
