import { Link } from 'react-router';
import classes from './CountLinks.module.css';

type Counted = {
  label: string;
  count: string;
  to: string;
  /** What any of it asks for: at once, or soon. */
  tone?: 'late' | 'soon';
};

/** Numbers with what they count, each the way to the list of it: what is none stays in the background. */
export function CountLinks({ counts }: { counts: readonly Counted[] }) {
  return (
    <ul className={classes.lists}>
      {counts.map(({ label, count, to, tone }) => (
        <li key={to}>
          <Link to={to} className={classes.list} data-tone={count === '0' ? 'none' : tone}>
            <strong>{count}</strong> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
