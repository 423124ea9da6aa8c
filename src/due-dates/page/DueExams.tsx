import { formatDate } from '../../platform/contract/dates.ts';
import type { DuePerson } from '../due-dates.contract.ts';
import classes from './DueExams.module.css';

/** So many are in sight in a line: the others are counted, and told in full where the line is opened. */
const inSight = 2;

/** The exams of a line, those that are due first in front. */
export function DueExams({ exams }: Pick<DuePerson, 'exams'>) {
  if (exams.length === 0) return '—';
  const more = exams.length - inSight;
  return (
    <ul className={classes.exams}>
      {exams.slice(0, inSight).map(({ code, name, dueOn }, at) => (
        <li key={code} className={classes.exam}>
          <span className={classes.name}>{name}</span>
          {dueOn && <span className={classes.day}>{formatDate(dueOn)}</span>}
          {at === inSight - 1 && more > 0 && <span className={classes.more}>e mais {more}</span>}
        </li>
      ))}
    </ul>
  );
}
