import { Button, Group, Stack } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ExportMenu } from '../../ui/list/tools/ExportMenu.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoHoursPicker } from '../choosing/NoHoursPicker.tsx';
import { NoPlacePicker } from '../choosing/NoPlacePicker.tsx';
import { AgendaGrid } from '../grid/AgendaGrid.tsx';
import { AgendaFilters } from './AgendaFilters.tsx';
import { DayView } from './DayView.tsx';
import classes from './Lists.module.css';
import { useAgendaPlace } from './useAgendaPlace.ts';

export function meta() {
  return [{ title: 'Agenda · Zelo' }];
}

/** Who comes to a place on a day or in a week, and what is free there (product 17.2). */
export default function AgendaPage() {
  const agenda = useAgendaPlace();
  const { query, places, place } = agenda;
  return (
    <Page
      title="Agenda"
      actions={
        <Group gap="sm" className={classes.filters}>
          {place && <ExportMenu list={ofDay(place.id, agenda.day)} />}
          <Button
            component={Link}
            to="/agenda/settings"
            variant="default"
            leftSection={<IconSettings size={18} aria-hidden="true" />}
          >
            Configurações da agenda
          </Button>
        </Group>
      }
    >
      {query.error && <ListError error={query.error} onRetry={() => void query.refetch()} />}
      {!places && !query.error && <LoadingBlock height={320} />}
      {places && !place && <NoPlacePicker />}
      {places && place && (
        <Stack>
          <AgendaFilters agenda={agenda} places={places} placeId={place.id} />
          {!place.hasHours && <NoHoursPicker place={place} />}
          {agenda.view === 'list' ? (
            <DayView agenda={agenda} placeId={place.id} byArrival={place.byArrival} />
          ) : (
            <AgendaGrid agenda={agenda} place={place} />
          )}
        </Stack>
      )}
    </Page>
  );
}

/** Whom a place expects on a day, as the list of referrals has them. */
function ofDay(placeId: string, day: string) {
  return { path: ['referrals', 'list'], input: { placeId, from: day, to: day, sort: 'day' } };
}
