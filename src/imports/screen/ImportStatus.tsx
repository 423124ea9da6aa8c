import { Status } from '../../ui/status/Status.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { type ImportState, importStates } from '../imports.labels.ts';

const tones: Readonly<Partial<Record<ImportState, Tone>>> = {
  ready: 'blue',
  done: 'green',
  refused: 'red',
  failed: 'red',
  stale: 'amber',
};

/** How far an import is, in a word. */
export function ImportStatus({ state }: { state: ImportState }) {
  return <Status tone={tones[state] ?? 'violet'}>{importStates[state]}</Status>;
}
