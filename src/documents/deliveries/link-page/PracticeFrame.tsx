import type { ReactNode } from 'react';
import { siteLogo, siteName } from '../../../platform/browser/site-name.ts';
import { sizeByName } from '../../../practice/letterhead/letterhead.labels.ts';
import { BrandImage } from '../../../ui/brand/BrandImage.tsx';
import { CareScene } from '../../../ui/brand/CareScene.tsx';
import frame from '../../../ui/brand/VisitorFrame.module.css';
import classes from './PracticeFrame.module.css';

/** What a person sees whom the practice has sent a document: the practice leads, and the product is named at the foot. */
export function PracticeFrame({ title, children }: { title: string; children: ReactNode }) {
  const letterhead = siteLogo();
  return (
    <div className={frame.page}>
      <aside className={frame.side} aria-label={siteName()}>
        <CareScene className={frame.scene} />
        <p>Os seus documentos de saúde, da clínica para você.</p>
      </aside>
      <main className={frame.main}>
        <div className={frame.form}>
          <p className={classes.practice}>
            {letterhead ? <BrandImage src={letterhead} {...sizeByName(letterhead)} alt={siteName()} /> : siteName()}
          </p>
          <h1 className={frame.title}>{title}</h1>
          {children}
          <p className={classes.product}>Entrega pelo sistema Zelo</p>
        </div>
      </main>
    </div>
  );
}
