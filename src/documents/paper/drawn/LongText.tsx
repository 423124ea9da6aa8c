import type { PaperBlock } from '../paper.ts';
import classes from './paper.module.css';

type Props = Extract<PaperBlock, { kind: 'text' }>;

/** A text as it was typed; empty, there are lines to write on. */
export function LongText({ role, text, room }: Props) {
  if (text) return <p className={classes[role]}>{text}</p>;
  return Array.from({ length: room }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike
    <div key={line} className={classes.lineToWriteOn} />
  ));
}
