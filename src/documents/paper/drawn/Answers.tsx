import type { PaperAnswer } from '../paper.ts';
import classes from './Answers.module.css';
import shared from './paper.module.css';

/** What a line is divided into. */
const columns = 12;

/** Labels with their answers, side by side as wide as each of them asks. */
export function Answers({ answers }: { answers: readonly PaperAnswer[] }) {
  return (
    <div className={classes.answers}>
      {answers.map(({ label, text, width, room }) => (
        <div
          key={label}
          className={room && !text ? classes.answerToWrite : width < 1 ? classes.answer : classes.wideAnswer}
          style={{ gridColumn: `span ${Math.round(width * columns)}` }}
        >
          <span className={shared.label}>{label}: </span>
          <span className={classes.value}>{text || (room ? '' : '—')}</span>
        </div>
      ))}
    </div>
  );
}
