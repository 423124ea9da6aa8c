import type { ReactNode } from 'react';
import classes from './RowName.module.css';

type Props = { name: ReactNode; facts: readonly (string | null)[] };

/** Whose row it is, and in small type what is known of them. */
export function RowName({ name, facts }: Props) {
  const known = facts.filter((fact) => fact !== null && fact !== '');
  return (
    <span className={classes.cell}>
      <span className={classes.name}>{name}</span>
      <span className={classes.facts}>{known.join(' · ')}</span>
    </span>
  );
}
