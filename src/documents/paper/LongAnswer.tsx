import classes from './paper.module.css';
import { Section } from './Section.tsx';

/** The text that a document is about, in paragraphs as they were typed; empty, it is room to write by hand. */
export function LongAnswer({ label, value }: { label: string; value: string }) {
  return (
    <Section title={label}>
      <p className={classes.longAnswer}>{value}</p>
    </Section>
  );
}
