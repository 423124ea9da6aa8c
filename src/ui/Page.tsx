import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './Page.module.css';

type Props = {
  title: string;
  /** What the screen is for, where its name does not say it. */
  description?: string;
  /** The screen that this one is a part of. */
  back?: { label: string; to: string } | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen: its heading, what can be done on it, and its content. */
export function Page({ title, description, back, actions, children }: Props) {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div className={classes.names}>
          {back && (
            <Link to={back.to} className={classes.back}>
              <IconArrowLeft size={16} aria-hidden="true" />
              {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
