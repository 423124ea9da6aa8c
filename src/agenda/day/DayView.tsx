import { Pagination, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { mostOfDay } from './day-size.rules.ts';
import { dayWords } from './day-words.rules.ts';
import { FreeTimes } from './FreeTimes.tsx';
import classes from './Lists.module.css';
import { useAgendaDayQuery } from './useAgendaDayQuery.ts';
import type { useAgendaPlace } from './useAgendaPlace.ts';

type Props = { agenda: ReturnType<typeof useAgendaPlace>; placeId: string; byArrival: boolean };

/** One day of a place: who has a time, who comes by order of arrival, and what is free. */
export function DayView({ agenda, placeId, byArrival }: Props) {
  const { day, professionalId, page, choosePage } = agenda;
  const options = useAgendaDayQuery({ placeId, from: day, days: 1, professionalId, page });
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData });
  const [found] = data?.days ?? [];
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (!found) return <LoadingBlock height={320} />;
  const { timed, byArrival: arrivals, closed } = found;
  const pages = Math.max(1, Math.ceil(Math.max(timed.total, arrivals.total) / mostOfDay.alone));
  return (
    <div aria-busy={isPlaceholderData} className={classes.day}>
      <Panel title={dayWords(found.day)}>
        {closed && <Text mb="sm">{closed}</Text>}
        {timed.total === 0 ? (
          <Text c="dimmed">Ninguém com hora marcada neste dia.</Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {timed.total === 1 ? '1 pessoa com hora marcada' : `${timed.total} pessoas com hora marcada`}
            </Text>
            <ul className={classes.list}>
              {timed.appointments.map((one) => (
                <AppointmentCard key={one.id} appointment={one} />
              ))}
            </ul>
          </>
        )}
      </Panel>
      {(byArrival || arrivals.total > 0) && (
        <Panel title="Por ordem de chegada">
          {arrivals.total === 0 ? (
            <Text c="dimmed">Ninguém por ordem de chegada neste dia.</Text>
          ) : (
            <ul className={classes.list}>
              {arrivals.appointments.map((one) => (
                <AppointmentCard key={one.id} appointment={one} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={Math.min(page, pages)}
          onChange={choosePage}
          getItemProps={(item) => ({ 'aria-label': `Página ${item}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Próxima página' : 'Página anterior' })}
        />
      )}
      <FreeTimes placeId={placeId} day={found.day} />
    </div>
  );
}
