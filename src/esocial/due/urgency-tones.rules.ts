import type { Tone } from '../../ui/status/tone.ts';
import type { Urgency } from './due-words.rules.ts';

/** The colour of a last day, beside its words. */
export const urgencyTones: Readonly<Record<Urgency, Tone>> = {
  late: 'red',
  soon: 'amber',
  later: 'blue',
  none: 'grey',
};
