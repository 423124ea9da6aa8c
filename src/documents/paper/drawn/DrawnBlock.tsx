import type { PaperBlock } from '../paper.ts';
import { Answers } from './Answers.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { Checklist } from './Checklist.tsx';
import { Drawing } from './Drawing.tsx';
import { LongText } from './LongText.tsx';
import classes from './paper.module.css';
import { Signatures } from './Signatures.tsx';

type Props = { block: PaperBlock; next: PaperBlock | undefined };

/** One block of a paper; a table has the signatures that follow it. */
export function DrawnBlock({ block, next }: Props) {
  switch (block.kind) {
    case 'answers':
      return <Answers {...block} />;
    case 'table':
      return <AnswerTable {...block} signatures={next?.kind === 'signatures' ? next : null} />;
    case 'text':
      return <LongText {...block} />;
    case 'checklist':
      return <Checklist {...block} />;
    case 'statement':
      return <p className={classes.statement}>{block.text}</p>;
    case 'drawing':
      return <Drawing {...block} />;
    case 'signatures':
      return <Signatures {...block} />;
  }
}
