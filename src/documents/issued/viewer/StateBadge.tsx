import { Badge } from '@mantine/core';
import { type IssuedState, stateLabels } from '../issued.labels.ts';

const colours: Readonly<Record<IssuedState, { c: string; bg: string }>> = {
  issued: { c: 'var(--fit)', bg: 'var(--fit-ground)' },
  superseded: { c: 'var(--mantine-color-text)', bg: 'var(--mantine-color-default-hover)' },
  cancelled: { c: 'var(--attention)', bg: 'var(--attention-ground)' },
};

/** What has become of an issued document, in a word. */
export function StateBadge({ state }: { state: IssuedState }) {
  return (
    <Badge tt="none" component="span" {...colours[state]}>
      {stateLabels[state]}
    </Badge>
  );
}
