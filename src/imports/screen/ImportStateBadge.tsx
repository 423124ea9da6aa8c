import { Badge } from '@mantine/core';
import { type ImportState, importStates } from '../imports.labels.ts';

const fit = { c: 'var(--fit)', bg: 'var(--fit-ground)' };
const attention = { c: 'var(--attention)', bg: 'var(--attention-ground)' };

const colours: Readonly<Partial<Record<ImportState, { c: string; bg: string }>>> = {
  ready: fit,
  done: fit,
  refused: attention,
  failed: attention,
  stale: attention,
};

/** How far an import is, in a word. */
export function ImportStateBadge({ state }: { state: ImportState }) {
  const plain = { c: 'var(--mantine-color-text)', bg: 'var(--mantine-color-default-hover)' };
  return (
    <Badge tt="none" component="span" {...(colours[state] ?? plain)}>
      {importStates[state]}
    </Badge>
  );
}
