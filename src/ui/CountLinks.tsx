import { Link } from 'react-router';
import classes from './CountLinks.module.css';

type Counted = { label: string; count: string; to: string };

/** Numbers with what they count, each the way to the list of it. */
export function CountLinks({ counts }: { counts: readonly Counted[] }) {
  return (
    <ul className={classes.lists}>
      {counts.map(({ label, count, to }) => (
        <li key={to}>
          <Link to={to} className={classes.list}>
            <strong>{count}</strong> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
