import classes from './paper.module.css';
import { Section } from './Section.tsx';

/** What was chosen, ticked, in two columns; nothing is printed of a list from which nothing was chosen. */
export function Checklist({ label, chosen }: { label: string; chosen: readonly string[] }) {
  if (chosen.length === 0) return null;
  return (
    <Section title={label}>
      <ul className={classes.checklist}>
        {chosen.map((option) => (
          <li key={option} className={classes.ticked}>
            {option}
          </li>
        ))}
      </ul>
    </Section>
  );
}
