import { UnstyledButton } from '@mantine/core';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import type { Queued } from '../queue.contract.ts';
import classes from './ExamsDone.module.css';

/** How many exams of somebody who is there were already done, and the way to which; nothing for who is not there today. */
export function ExamsDone({ person, today }: { person: Queued; today: string | undefined }) {
  const openModal = useOpenModal();
  const { id, state, day, employeeName, examCount, examsDone } = person;
  const isThere = (state === 'arrived' || state === 'attending') && day === today;
  if (!isThere || examCount === 0) return null;
  const words = `${examsDone} de ${examCount} ${examCount === 1 ? 'exame' : 'exames'}`;
  return (
    <UnstyledButton
      className={classes.exams}
      aria-haspopup="dialog"
      aria-label={`${words}: ${employeeName}`}
      onClick={() => openModal(`exams/${id}`)}
    >
      {words}
    </UnstyledButton>
  );
}
