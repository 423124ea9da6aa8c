import type { ReactNode } from 'react';
import classes from './paper.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** Keeps a short part together on one page. */
  whole?: boolean;
};

/** A part of a document under its heading; the heading never stands alone at the foot of a page. */
export function Section({ title, children, whole = false }: Props) {
  return (
    <section className={whole ? classes.wholeSection : classes.section}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}
