import type { ReactNode } from 'react';
import classes from './Section.module.css';

type Props = {
  id: string;
  /** The few words above the title. */
  kicker: string;
  title: string;
  lead?: string;
  ground?: 'plain' | 'sunken';
  children: ReactNode;
};

/** One section of the page, reached from the menu. */
export function Section({ id, kicker, title, lead, ground = 'plain', children }: Props) {
  return (
    <section id={id} className={classes[ground]} aria-labelledby={`${id}-titulo`}>
      <div className={classes.inner}>
        <p className={classes.kicker}>{kicker}</p>
        <h2 id={`${id}-titulo`} className={classes.title}>
          {title}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
