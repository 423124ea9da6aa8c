import classes from './Status.module.css';
import type { Tone } from './tone.ts';

/** The class that sets `--tone` and `--tone-ground` for what carries a status as its colour. */
export function toneClass(tone: Tone): string {
  return classes[tone] ?? '';
}
