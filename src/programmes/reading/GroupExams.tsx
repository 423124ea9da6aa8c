import { Text } from '@mantine/core';
import { indicatorLabels } from '../programmes.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';
import classes from './GroupCard.module.css';
import { occasionsInWords } from './reading-words.rules.ts';

/** The protocol of a group: each exam with its occasions. */
export function GroupExams({ exams }: { exams: readonly ProtocolExam[] }) {
  if (exams.length === 0) {
    return (
      <Text size="sm" c="var(--attention)" fw={600}>
        Exames a definir pelo(a) médico(a)
      </Text>
    );
  }
  return (
    <ul className={classes.lines}>
      {exams.map((exam) => (
        <li key={exam.code}>
          <span className={classes.name}>
            {exam.name} <span className={classes.code}>{exam.code}</span>
          </span>
          <span className={classes.details}>{occasionsInWords(exam)}</span>
          {exam.indicator && <span className={classes.details}>{indicatorLabels[exam.indicator]}</span>}
          {exam.criterion && <span className={classes.details}>Critério: {exam.criterion}</span>}
          {exam.conduct && <span className={classes.details}>Conduta: {exam.conduct}</span>}
          {exam.justification && <span className={classes.details}>Justificativa: {exam.justification}</span>}
        </li>
      ))}
    </ul>
  );
}
