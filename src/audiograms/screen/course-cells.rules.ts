import { noiseFrequencies } from '../annex-2/class.rules.ts';
import { levelOf, type Threshold } from '../annex-2/ear.rules.ts';
import type { Audiogram } from '../audiograms.contract.ts';

type MeasuredEar = NonNullable<Audiogram['measured']>['ears']['right'];

/** The mean of 3, 4 and 6 kHz by air, in dB. */
export function meanOf({ air }: MeasuredEar): number {
  const levels = noiseFrequencies.flatMap((hz) => {
    const threshold = air[String(hz)];
    return threshold ? [levelOf(threshold as Threshold)] : [];
  });
  return levels.reduce((sum, level) => sum + level, 0) / Math.max(levels.length, 1);
}

/** A threshold as the table shows it: 'SR' where nobody answered, 'M' with masking. */
export function cellOf({ air }: MeasuredEar, hz: number): string {
  const threshold = air[String(hz)];
  if (!threshold) return '—';
  return [`${threshold.db}`, threshold.masked ? 'M' : '', threshold.absent ? 'SR' : ''].filter(Boolean).join(' ');
}
