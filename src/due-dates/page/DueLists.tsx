import { useQuery } from '@tanstack/react-query';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import { countLabel, type DueList, dueListNames, dueLists } from '../due-dates.labels.ts';
import { dueDatesApi } from '../useDueDates.ts';

type Props = { companyId: string; value: DueList; onChange: (list: string) => void };

/** The lists of due dates with how many people are in each. */
export function DueLists({ companyId, ...choice }: Props) {
  const { data } = useQuery(dueDatesApi.counts.queryOptions({ input: companyId ? { companyId } : {} }));
  return (
    <ListChips<DueList>
      label="Listas"
      names={dueListNames}
      texts={dueLists}
      countOf={data && ((name) => countLabel(data.counts[name]))}
      {...choice}
    />
  );
}
