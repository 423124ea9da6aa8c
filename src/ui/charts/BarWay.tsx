import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import classes from './Chart.module.css';

type Props = { to: string | undefined; label: string; children: ReactNode };

/** What is drawn of an entry, as the way to the list behind it where there is one. */
export function BarWay({ to, label, children }: Props) {
  return to ? (
    <Way to={to} label={label}>
      {children}
    </Way>
  ) : (
    <g>
      <title>{label}</title>
      {children}
    </g>
  );
}

function Way({ to, label, children }: Props & { to: string }) {
  const href = useHref(to);
  const go = useLinkClickHandler<SVGAElement & HTMLAnchorElement>(to);
  return (
    <a className={classes.way} href={href} onClick={(event) => go(event as never)} aria-label={label}>
      <title>{label}</title>
      {children}
    </a>
  );
}
