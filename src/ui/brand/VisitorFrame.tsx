import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import { CareScene } from './CareScene.tsx';
import classes from './VisitorFrame.module.css';

type Props = { title: string; onInput?: () => void; children: ReactNode };

/** What the screens around the sign-in have in common. */
export function VisitorFrame({ title, onInput, children }: Props) {
  return (
    <div className={classes.page}>
      <aside className={classes.side} aria-label="Zelo">
        <CareScene className={classes.scene} />
        <p>Saúde ocupacional com cuidado, do exame ao documento.</p>
      </aside>
      <main className={classes.main}>
        <div className={classes.form} onInput={onInput}>
          <BrandMark />
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
