import classes from './Status.module.css';
import type { Tone } from './tone.ts';

/** How something stands, in a word or two beside a dot of its colour. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={`${classes.status} ${classes[tone]}`}>
      <span className={classes.words}>{children}</span>
    </span>
  );
}
