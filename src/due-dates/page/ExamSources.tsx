import { Anchor, Group, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { Status } from '../../ui/status/Status.tsx';
import type { DueExam } from '../due-dates.contract.ts';
import type { DueState } from '../due-dates.labels.ts';
import { farOff, toneOf } from '../due-words.rules.ts';
import classes from './ExamSources.module.css';

type Props = { state: DueState | null; exams: readonly DueExam[]; isCompany: boolean };

/** Each exam with its day, and the rule, the protocol and the document that it follows from. */
export function ExamSources({ state, exams, isCompany }: Props) {
  if (exams.length === 0) return <Text>{nothingText(state)}</Text>;
  return (
    <ul className={classes.list} aria-label="Próximos exames">
      {exams.map((exam) => (
        <li key={exam.code} className={classes.exam}>
          <Group justify="space-between" gap="xs" align="baseline">
            <Text fw={600}>{exam.name}</Text>
            <DayOf exam={exam} />
          </Group>
          {exam.fromOn && exam.untilOn && (
            <Text size="sm">
              Pode ser feito de {formatDate(exam.fromOn)} a {formatDate(exam.untilOn)}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {exam.source}
          </Text>
          {!isCompany && exam.lastDocumentId && (
            <Anchor
              size="sm"
              component={Link}
              to={href('/documents/issued/:documentId', { documentId: exam.lastDocumentId })}
            >
              Abrir o documento do último exame
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

function DayOf({ exam: { dueOn, awaitsReturn } }: { exam: DueExam }) {
  if (!dueOn) return <Text>{awaitsReturn ? 'na volta do afastamento' : 'a definir pelo médico'}</Text>;
  const day = today();
  return (
    <Group gap="xs">
      <Text className={classes.day}>{formatDate(dueOn)}</Text>
      <Status tone={toneOf({ state: 'scheduled', nextOn: dueOn }, day)}>{farOff(dueOn, day)}</Status>
    </Group>
  );
}

function nothingText(state: DueState | null): string {
  if (state === 'withoutProtocol') return 'Sem protocolo: a clínica ainda não disse que exames a função pede.';
  return 'Nenhum exame a fazer pelo protocolo.';
}
