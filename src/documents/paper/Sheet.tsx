import type { ReactNode } from 'react';
import { Letterhead } from './Letterhead.tsx';
import classes from './paper.module.css';

type Props = {
  title: string;
  /** Which of several copies this is. */
  copy?: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** One printable document: letterhead, title, content. 900 px wide on screen, the same lines on A4 paper. */
export function Sheet({ title, copy, children, footer }: Props) {
  return (
    <article className={footer ? classes.sheetWithFooter : classes.sheet} lang="pt-BR">
      <Letterhead />
      <h2 className={classes.title}>{title}</h2>
      {copy && <p className={classes.copy}>{copy}</p>}
      {children}
      {footer}
    </article>
  );
}
