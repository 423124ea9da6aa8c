import { Anchor, Paper, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import type { AgendaDay } from './agenda-day.contract.ts';
import { dayWords, mondayOf } from './day-words.rules.ts';
import classes from './Lists.module.css';
import { useAgendaDayQuery } from './useAgendaDayQuery.ts';
import type { useAgendaPlace } from './useAgendaPlace.ts';

type Agenda = ReturnType<typeof useAgendaPlace>;

/** The week that a day is in, from Monday on: side by side where there is room, else one day under another. */
export function WeekView({ agenda, placeId }: { agenda: Agenda; placeId: string }) {
  const { day, professionalId } = agenda;
  const options = useAgendaDayQuery({ placeId, from: mondayOf(day), days: 7, professionalId, page: 1 });
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData });
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={480} />;
  return (
    <div className={classes.week} aria-busy={isPlaceholderData}>
      {data.days.map((one) => (
        <WeekDay key={one.day} day={one} />
      ))}
    </div>
  );
}

function WeekDay({ day: { day, closed, timed, byArrival } }: { day: AgendaDay }) {
  const more = timed.total - timed.appointments.length;
  const [weekday, date] = dayWords(day).split(', ');
  const address = new URLSearchParams(location.search);
  address.set('day', day);
  for (const name of ['page', 'view']) address.delete(name);
  return (
    <Paper withBorder p="box" component="section" aria-label={dayWords(day)} className={classes.column}>
      <Anchor component={Link} to={`/agenda?${address}`} fw={600}>
        {weekday}, <span className={classes.date}>{date}</span>
      </Anchor>
      {closed && (
        <Text size="sm" c="dimmed">
          {closed}
        </Text>
      )}
      {!closed && timed.total === 0 && (
        <Text size="sm" c="dimmed">
          Ninguém com hora marcada.
        </Text>
      )}
      <ul className={classes.list}>
        {timed.appointments.map((one) => (
          <AppointmentCard key={one.id} appointment={one} />
        ))}
      </ul>
      {more > 0 && <Text size="sm">… e mais {more} neste dia.</Text>}
      {byArrival.total > 0 && <Text size="sm">{byArrival.total} por ordem de chegada.</Text>}
    </Paper>
  );
}
