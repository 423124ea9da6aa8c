import { Alert, Anchor } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import type { ListedPlace } from '../agenda.contract.ts';
import { DayView } from '../day/DayView.tsx';
import { mostInGrid } from '../day/day-size.rules.ts';
import { mondayOf } from '../day/day-words.rules.ts';
import { useAgendaGridQuery } from '../day/useAgendaDayQuery.ts';
import type { useAgendaPlace } from '../day/useAgendaPlace.ts';
import { WeekView } from '../day/WeekView.tsx';
import { DayGrid } from './DayGrid.tsx';
import { WeekGrid } from './WeekGrid.tsx';

type Props = { agenda: ReturnType<typeof useAgendaPlace>; place: ListedPlace };

/** A day or a week of a place as a grid of time; a week on a telephone, and a day of very many people, as lists. */
export function AgendaGrid({ agenda, place }: Props) {
  const { day, professionalId } = agenda;
  const isWeek = agenda.view === 'week';
  const isWide = useMediaQuery('(min-width: 48em), print', false, { getInitialValueInEffect: false });
  const asked = isWeek ? { from: mondayOf(day), days: 7 } : { from: day, days: 1 };
  const options = useAgendaGridQuery({ placeId: place.id, ...asked });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...options,
    enabled: isWide || !isWeek,
    placeholderData: keepPreviousData,
  });
  if (isWeek && !isWide) return <WeekView agenda={agenda} placeId={place.id} />;
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />;
  const [first] = data?.days ?? [];
  if (!data || !first || (isPlaceholderData && data.days.length !== asked.days)) return <LoadingBlock height={480} />;
  const reload = () => refetch();
  if (isWeek) {
    return (
      <div aria-busy={isPlaceholderData}>
        <WeekGrid days={data.days} place={place} professionalId={professionalId} onReload={reload} />
      </div>
    );
  }
  const total = first.timed + first.byArrival;
  if (total > mostInGrid) {
    return (
      <>
        <Alert color="zelo">
          São {total} pessoas neste dia: mais do que cabe em uma grade. Elas estão na lista, página por página.{' '}
          <Anchor component={Link} to={`/referrals?from=${day}&to=${day}`} inherit underline="always">
            Procurar uma
          </Anchor>
        </Alert>
        <DayView agenda={agenda} placeId={place.id} byArrival={place.byArrival} />
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <DayGrid day={first} place={place} professionalId={professionalId} isWide={isWide} onReload={reload} />
    </div>
  );
}
