import { useRef } from 'react';
import { roomOnFirstPage } from '../page-style.ts';
import type { Paper, PaperCopy, PaperSection } from '../paper.ts';
import { withSignedSections } from '../signed-sections.rules.ts';
import { DrawnBlock } from './DrawnBlock.tsx';
import { ImprintImage } from './ImprintImage.tsx';
import { Letterhead } from './Letterhead.tsx';
import classes from './paper.module.css';
import { useLetters } from './useLetters.ts';

/** In the stylesheet, too. */
const footerHeight = 90;

/** A paper on screen and for printing: 900 px wide on screen, the same lines on A4. */
export function DrawnPaper({ paper }: { paper: Paper }) {
  return paper.copies.map((copy) => <Copy key={copy.label} paper={paper} copy={withSignedSections(copy)} />);
}

function Copy({ paper, copy }: { paper: Paper; copy: PaperCopy }) {
  const { title, letterhead, imprint } = paper;
  const sheet = useRef<HTMLElement>(null);
  useLetters(sheet, roomOnFirstPage(paper) - (imprint ? footerHeight : 0));
  return (
    <article ref={sheet} className={imprint ? classes.sheetWithFooter : classes.sheet} lang="pt-BR">
      <Letterhead {...letterhead} />
      <h2 className={classes.title}>{title}</h2>
      {copy.label && <p className={classes.copy}>{copy.label}</p>}
      {copy.sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a drawn document have no identity but their place
        <Section key={at} {...section} />
      ))}
      {imprint && <ImprintImage {...imprint} />}
    </article>
  );
}

/** A part of a document under its heading; the heading never stands alone at the foot of a page. */
function Section({ title, blocks, whole }: PaperSection) {
  return (
    <section className={whole ? classes.wholeSection : classes.section}>
      {title && <h3 className={classes.heading}>{title}</h3>}
      {blocks.map((block, at) =>
        block.kind === 'signatures' && blocks[at - 1]?.kind === 'table' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <DrawnBlock key={at} block={block} next={blocks[at + 1]} />
        ),
      )}
    </section>
  );
}
