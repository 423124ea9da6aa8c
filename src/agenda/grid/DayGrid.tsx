import { Text } from '@mantine/core';
import { minuteOf, today } from '../../platform/contract/dates.ts';
import { useNow } from '../../referrals/queue/screen/useNow.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ListedPlace } from '../agenda.contract.ts';
import { AppointmentCard } from '../day/AppointmentCard.tsx';
import type { GridDay } from '../day/agenda-day.contract.ts';
import { dayWords } from '../day/day-words.rules.ts';
import lists from '../day/Lists.module.css';
import { DayInOrder } from './DayInOrder.tsx';
import { GridHead } from './GridHead.tsx';
import { columnsOfDay } from './grid-columns.rules.ts';
import { TimeGrid } from './TimeGrid.tsx';

type Props = {
  day: GridDay;
  place: ListedPlace;
  professionalId: string;
  isWide: boolean;
  onReload: () => Promise<unknown>;
};

/** One day of a place: its grid, or on a telephone its order with the gaps; under it who comes by order of arrival. */
export function DayGrid({ day, place, professionalId, isWide, onReload }: Props) {
  const minute = minuteOf(new Date(useNow()).toISOString());
  const columns = columnsOfDay(day, place.name, professionalId);
  const arrivals = professionalId === '' ? day.appointments.filter(({ startsAt }) => startsAt === null) : [];
  const timed = columns.flatMap(({ appointments }) => appointments).length;
  return (
    <>
      <GridHead title={dayWords(day.day)} place={place.name} timed={timed} byArrival={arrivals.length} />
      {isWide ? (
        <TimeGrid columns={columns} place={place} now={{ day: today(), minute }} most={8} onReload={onReload} />
      ) : (
        <DayInOrder columns={columns} place={place} now={{ day: today(), minute }} />
      )}
      {(place.byArrival || arrivals.length > 0) && (
        <Panel title="Por ordem de chegada">
          {arrivals.length === 0 ? (
            <Text c="dimmed">Ninguém por ordem de chegada neste dia.</Text>
          ) : (
            <ul className={lists.list}>
              {arrivals.map((one) => (
                <AppointmentCard key={one.id} appointment={one} />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </>
  );
}
