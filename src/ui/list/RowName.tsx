import type { ReactNode } from 'react';
import classes from './RowName.module.css';

type Props = {
  name: ReactNode;
  facts: readonly (string | null)[] /** How it stands with them. */;
  standing?: ReactNode;
};

/** Whose row it is, and in small type what is known of them. */
export function RowName({ name, facts, standing }: Props) {
  const known = facts.filter((fact) => fact !== null && fact !== '');
  return (
    <span className={classes.cell}>
      <span className={classes.name}>{name}</span> {standing && <span className={classes.standing}>{standing}</span>}
      <span className={classes.facts}>{known.join(' · ')}</span>
    </span>
  );
}
