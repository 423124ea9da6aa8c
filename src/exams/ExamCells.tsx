import { Anchor, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { dayOf } from '../platform/clock/moments.ts';
import type { ExamRecord } from './exams.contract.ts';

/** What an exam is called, with its code; of a withdrawn one by whom, when and why, too. */
export function ExamName({ name, code, withdrawnAt, withdrawnBy, withdrawalReason }: ExamRecord) {
  const called = (
    <>
      {name}
      {code && (
        <Text span inherit c="dimmed">
          {` · ${code}`}
        </Text>
      )}
    </>
  );
  if (!withdrawnAt) return called;
  return (
    <div>
      <s>{called}</s>
      <Text size="sm" c="dimmed">
        Retirado por {withdrawnBy} em {dayOf(withdrawnAt)}: {withdrawalReason}
      </Text>
    </div>
  );
}

/** Where the person worked on that day, as far as somebody noted it. */
export function ExamPlace({ unitName, sector, function: name, groupName }: ExamRecord) {
  const known = [unitName, sector, name, groupName && `Grupo ${groupName}`].filter(Boolean);
  return known.length > 0 ? known.join(' · ') : 'Não informado';
}

/** Which document says so, or who wrote it down. */
export function ExamSource({ document, recordedBy, createdAt }: ExamRecord) {
  if (!document) return `Registrado por ${recordedBy} em ${dayOf(createdAt)}`;
  return (
    <Anchor component={Link} inherit to={href('/documents/issued/:documentId', { documentId: document.id })}>
      {document.name}
    </Anchor>
  );
}
