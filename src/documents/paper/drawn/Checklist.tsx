import type { PaperBlock } from '../paper.ts';
import classes from './Checklist.module.css';
import shared from './paper.module.css';

type Props = Extract<PaperBlock, { kind: 'checklist' }>;

/** Boxes with what was chosen ticked; those that are open are ticked by hand. */
export function Checklist({ label, columns, options }: Props) {
  return (
    <div className={columns ? undefined : classes.line}>
      {label && <span className={shared.label}>{label}: </span>}
      <ul className={columns ? classes.inColumns : classes.inLine}>
        {options.map(({ text, ticked }) => (
          <li key={text} className={classes.box}>
            <span className={classes.tick}>{ticked ? '( X )' : '(\u2007\u2007)'}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
