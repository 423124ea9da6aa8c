import type { PaperBlock } from '../paper.ts';
import classes from './Checklist.module.css';
import shared from './paper.module.css';

type Props = Extract<PaperBlock, { kind: 'checklist' }>;

const box = 'M1 1h10v10h-10z';

/** Boxes with what was chosen ticked; those that are open are ticked by hand. */
export function Checklist({ label, columns, options }: Props) {
  return (
    <div className={columns ? undefined : classes.line}>
      {label && <span className={shared.label}>{label}: </span>}
      <ul className={columns ? classes.inColumns : classes.inLine}>
        {options.map(({ text, ticked }) => (
          <li key={text} className={classes.box}>
            <svg
              className={classes.tick}
              viewBox="0 0 12 12"
              role="img"
              aria-label={ticked ? 'assinalado' : 'não assinalado'}
            >
              <path d={ticked ? `${box}M3 3l6 6M9 3l-6 6` : box} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
