import { Checkbox } from '@mantine/core';
import { momentOf, timeOfDay } from '../../../platform/clock/moments.ts';
import { dayIn, today } from '../../../platform/contract/dates.ts';
import type { ListedExam } from './checklist.contract.ts';
import { useTick } from './useTick.ts';

type Props = { referralId: string; exam: ListedExam; isOpen: boolean; onDone: () => void };

/** One exam: whether it was done, and under it when and by whom that was said. */
export function ChecklistItem({ referralId, exam, isOpen, onDone }: Props) {
  const { isDone, isSaving, error, tick } = useTick(referralId, exam, onDone);
  return (
    <Checkbox
      label={exam.name}
      description={saidOf(exam.done, isDone, isSaving)}
      error={error}
      checked={isDone}
      disabled={!isOpen}
      onChange={({ currentTarget }) => void tick(currentTarget.checked)}
    />
  );
}

function saidOf(done: ListedExam['done'], isDone: boolean, isSaving: boolean): string {
  if (isSaving) return 'Salvando…';
  if (!isDone || !done) return 'Ainda por fazer';
  // Who is given back to the queue of the next day keeps what was done on the day before.
  const at = dayIn(done.at) === today() ? timeOfDay(done.at) : momentOf(done.at);
  return `${at} · ${done.by}`;
}
