import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { askAgainMs } from '../../platform/browser/ask-again.ts';
import { progressText } from '../due-words.rules.ts';
import { dueDatesApi } from '../useDueDates.ts';

/** How far a computation for everybody of a company is, or those of all companies without one; nothing while none is under way. */
export function DueProgress({ companyId }: { companyId: string }) {
  const { data } = useQuery({
    ...dueDatesApi.progress.queryOptions({ input: companyId ? { companyId } : {} }),
    refetchInterval: ({ state }) => (state.data?.run ? askAgainMs : false),
  });
  if (!data?.run) return null;
  const { done, total } = data.run;
  return (
    <div role="status">
      <Text size="sm">{progressText(data.run)}</Text>
      <Progress.Root size="md" mt={4}>
        <Progress.Section value={total > 0 ? (100 * done) / total : 0} aria-label="Andamento do recálculo" />
      </Progress.Root>
    </div>
  );
}
