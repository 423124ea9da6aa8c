import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { timeOf } from '../../platform/clock/moments.ts';
import { CountLinks } from '../../ui/CountLinks.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { PlaceCounts } from './counts.contract.ts';
import { NowAtPlace } from './NowAtPlace.tsx';
import { queueCountsApi } from './useCounts.ts';

/** Who is in today's queue of each place, each number the way there; and the next time of its agenda (product 17.9). */
export function QueueToday() {
  const { data, error } = useQuery(queueCountsApi.read.queryOptions());
  const places = data?.places;
  return (
    <Panel title="Fila de hoje">
      {error ? (
        <p role="alert">{errorMessage(error)}</p>
      ) : !places ? (
        <LoadingBlock height={72} />
      ) : places.length === 0 ? (
        <Text c="dimmed">
          Ainda não há local de atendimento.{' '}
          <Anchor component={Link} to="/agenda/settings" underline="always">
            Cadastre o primeiro
          </Anchor>{' '}
          com os seus horários, e as empresas já podem encaminhar.
        </Text>
      ) : (
        <Stack gap="md">
          {places.map((place) => (
            <Place key={place.id} place={place} isOnly={places.length === 1} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

const parts = [
  { name: 'waiting', label: 'Aguardando' },
  { name: 'attending', label: 'Em atendimento' },
  { name: 'scheduled', label: 'Agendados' },
] as const;

function Place({ place, isOnly }: { place: PlaceCounts; isOnly: boolean }) {
  const { id, name, nextAt } = place;
  const of = isOnly ? '' : `&placeId=${id}`;
  return (
    <Stack gap="xs" component="section" aria-label={name}>
      {!isOnly && (
        <Title order={3} size="h5">
          {name}
        </Title>
      )}
      <CountLinks
        counts={parts.map((part) => ({
          label: part.label,
          count: String(place[part.name]),
          to: `/queue?group=${part.name}${of}`,
        }))}
      />
      {place.waiting + place.attending > 0 && <NowAtPlace placeId={id} to={`/queue?group=waiting${of}`} />}
      <Text size="sm">
        {nextAt === null ? 'Nenhum horário marcado por vir hoje.' : `Próximo horário: ${timeOf(nextAt)}.`}{' '}
        <Anchor component={Link} to={`/agenda${isOnly ? '' : `?placeId=${id}`}`} inherit underline="always">
          Abrir a agenda
        </Anchor>
      </Text>
    </Stack>
  );
}
