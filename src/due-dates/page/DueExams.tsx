import { VisuallyHidden } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import type { DuePerson } from '../due-dates.contract.ts';
import classes from './DueExams.module.css';

/** So many are in sight in a line at a desk: the others are counted and named to whoever points at the number, or hears the line. */
const inSight = 2;

type Exam = DuePerson['exams'][number];

/** The exams of a line with their days, those that are due first in front. */
export function DueExams({ exams }: Pick<DuePerson, 'exams'>) {
  if (exams.length === 0) return '—';
  return (
    <ul className={classes.exams}>
      {exams.slice(0, inSight).map((exam) => (
        <li key={exam.code} className={classes.exam} title={wordsOf(exam)}>
          <span className={classes.name}>{exam.name}</span>
          {exam.dueOn && <span className={classes.day}>{formatDate(exam.dueOn)}</span>}
        </li>
      ))}
      <More exams={exams.slice(inSight)} className={classes.atDesk} />
      <More exams={exams.slice(1)} className={classes.onTelephone} />
    </ul>
  );
}

function More({ exams, className }: { exams: readonly Exam[]; className: string | undefined }) {
  if (exams.length === 0) return null;
  const named = exams.map(wordsOf).join(', ');
  return (
    <li className={`${classes.exam} ${className}`} title={named}>
      <span aria-hidden="true">+{exams.length}</span>
      <VisuallyHidden>e mais: {named}</VisuallyHidden>
    </li>
  );
}

function wordsOf({ name, dueOn }: Exam): string {
  return dueOn ? `${name}, ${formatDate(dueOn)}` : name;
}
