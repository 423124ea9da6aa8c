import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { CountLinks } from '../ui/CountLinks.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { Panel } from '../ui/Panel.tsx';
import { countLabel, type DueList, dueListNames, dueLists } from './due-dates.labels.ts';
import { dueDatesApi } from './useDueDates.ts';

const tones: Partial<Record<DueList, 'late' | 'soon'>> = { overdue: 'late', neverExamined: 'late', in30: 'soon' };

/** How many people are in each list of 'Vencimentos', each the way to it; of the reader's own company, or of all. */
export function DueCounts() {
  const { data, error } = useQuery(dueDatesApi.counts.queryOptions({ input: {} }));
  return (
    <Panel title="Vencimentos">
      {error ? (
        <p role="alert">{errorMessage(error)}</p>
      ) : data ? (
        <CountLinks
          counts={dueListNames.map((name) => ({
            label: dueLists[name],
            count: countLabel(data.counts[name]),
            to: `/due-dates?list=${name}`,
            tone: tones[name],
          }))}
        />
      ) : (
        <LoadingBlock height={72} />
      )}
    </Panel>
  );
}
