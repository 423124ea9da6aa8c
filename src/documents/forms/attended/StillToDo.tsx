import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { checklistApi } from '../../../referrals/queue/checklist/useChecklist.ts';
import { clinicalExam } from '../../../referrals/referrals.labels.ts';

/**
 * Which exams of somebody who is being attended are still to be done today, in one line; nothing once all are, nor where that cannot be
 * read. The clinical exam is what is being done here.
 */
export function StillToDo({ referralId }: { referralId: string }) {
  const { data } = useQuery(checklistApi.read.queryOptions({ input: { referralId } }));
  const open = data?.isOpen ? data.exams.filter(({ code, done }) => !done && code !== clinicalExam.code) : [];
  if (open.length === 0) return null;
  const words = `Ainda por fazer hoje: ${open.map(({ name }) => name).join(', ')}`;
  return (
    <Text size="sm" truncate title={words}>
      {words}
    </Text>
  );
}
