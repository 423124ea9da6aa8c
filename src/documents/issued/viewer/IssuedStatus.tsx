import { Status } from '../../../ui/status/Status.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import { type IssuedState, stateLabels } from '../issued.labels.ts';

const tones: Readonly<Record<IssuedState, Tone>> = { issued: 'green', superseded: 'grey', cancelled: 'red' };

/** What has become of an issued document, in a word. */
export function IssuedStatus({ state }: { state: IssuedState }) {
  return <Status tone={tones[state]}>{stateLabels[state]}</Status>;
}
