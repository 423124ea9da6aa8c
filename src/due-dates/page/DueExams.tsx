import { Text } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import type { DuePerson } from '../due-dates.contract.ts';
import classes from './ExamSources.module.css';

/** The exams of a line, one under the other. */
export function DueExams({ exams }: Pick<DuePerson, 'exams'>) {
  if (exams.length === 0) return '—';
  return (
    <span>
      {exams.map((exam) => (
        <Text key={exam.code} component="span" size="sm" display="block">
          {exam.name}
          {exam.dueOn && (
            <>
              , <span className={classes.day}>{formatDate(exam.dueOn)}</span>
            </>
          )}
        </Text>
      ))}
    </span>
  );
}
