import { useQuery } from '@tanstack/react-query';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import { countLabel, type EventList, eventListNames, eventLists } from '../esocial.labels.ts';
import { esocialApi } from '../useEsocial.ts';

type Props = { companyId: string; value: EventList; onChange: (list: string) => void };

/** The three lists with how many events are in each. */
export function EventLists({ companyId, ...choice }: Props) {
  const { data } = useQuery(esocialApi.counts.queryOptions({ input: companyId ? { companyId } : {} }));
  return (
    <ListChips<EventList>
      label="Listas"
      names={eventListNames}
      texts={eventLists}
      countOf={data && ((name) => countLabel(data[name]))}
      {...choice}
    />
  );
}
