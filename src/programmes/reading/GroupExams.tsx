import { Text } from '@mantine/core';
import { indicatorLabels } from '../programmes.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';
import { ExamMatrix } from './ExamMatrix.tsx';
import classes from './GroupCard.module.css';

type Props = { exams: readonly ProtocolExam[]; of: string };

/** The protocol of a group: its exams by occasion, then what is said of some of them. */
export function GroupExams({ exams, of }: Props) {
  if (exams.length === 0) {
    return (
      <Text size="sm" c="var(--attention)" fw={600}>
        Exames a definir pelo(a) médico(a)
      </Text>
    );
  }
  const said = exams.filter((exam) => detailsOf(exam).length > 0);
  return (
    <>
      <ExamMatrix exams={exams} of={of} />
      {said.length > 0 && (
        <ul className={classes.lines}>
          {said.map((exam) => (
            <li key={exam.code}>
              <span className={classes.name}>{exam.name}</span>
              {detailsOf(exam).map((detail) => (
                <span key={detail} className={classes.details}>
                  {detail}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function detailsOf({ indicator, criterion, conduct, justification }: ProtocolExam): string[] {
  return [
    indicator && indicatorLabels[indicator],
    criterion && `Critério: ${criterion}`,
    conduct && `Conduta: ${conduct}`,
    justification && `Justificativa: ${justification}`,
  ].filter((detail) => detail !== '');
}
