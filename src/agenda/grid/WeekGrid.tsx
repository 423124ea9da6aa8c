import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, minuteOf, today } from '../../platform/contract/dates.ts';
import { useNow } from '../../referrals/queue/screen/useNow.ts';
import type { ListedPlace } from '../agenda.contract.ts';
import type { GridDay } from '../day/agenda-day.contract.ts';
import { mostInGrid } from '../day/day-size.rules.ts';
import { GridHead } from './GridHead.tsx';
import { columnsOfWeek } from './grid-columns.rules.ts';
import { TimeGrid } from './TimeGrid.tsx';

type Props = { days: readonly GridDay[]; place: ListedPlace; professionalId: string; onReload: () => Promise<unknown> };

/** A week of a place: a column for each day, whose head leads to it. */
export function WeekGrid({ days, place, professionalId, onReload }: Props) {
  const minute = minuteOf(new Date(useNow()).toISOString());
  const columns = columnsOfWeek(days, professionalId);
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  const sum = (part: 'timed' | 'byArrival') => days.reduce((total, day) => total + day[part], 0);
  const heads = new Map(days.map((day) => [day.day, <Head key={day.day} day={day} placeId={place.id} />]));
  return (
    <>
      <GridHead
        title={`${formatDate(from)} a ${formatDate(to)}`}
        place={place.name}
        timed={professionalId === '' ? sum('timed') : columns.flatMap(({ appointments }) => appointments).length}
        byArrival={professionalId === '' ? sum('byArrival') : 0}
      />
      <TimeGrid
        columns={columns}
        place={place}
        now={{ day: today(), minute }}
        most={3}
        heads={heads}
        onReload={onReload}
      />
    </>
  );
}

/** What a day has beside its times: who comes by order of arrival; and all of them where they are too many for a grid. */
function Head({ day: { day, timed, byArrival }, placeId }: { day: GridDay; placeId: string }) {
  const of = new URLSearchParams({ placeId, day });
  if (timed + byArrival > mostInGrid) {
    return (
      <Anchor component={Link} to={`/agenda?${of}&view=list`} size="xs">
        {timed + byArrival} pessoas, na lista
      </Anchor>
    );
  }
  return byArrival > 0 ? <span>{byArrival} por ordem de chegada</span> : null;
}
