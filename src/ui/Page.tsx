import type { ReactNode } from 'react';
import classes from './Page.module.css';

type Props = {
  title: string;
  /** What the screen is for, where its name does not say it. */
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen: its heading, what can be done on it, and its content. */
export function Page({ title, description, actions, children }: Props) {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
