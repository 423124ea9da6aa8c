import { Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ListError } from '../../../ui/list/ListError.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PlaceQueue } from './PlaceQueue.tsx';
import { QueuePlace } from './QueuePlace.tsx';
import { useQueuePlace, walkInAddress } from './useQueuePlace.ts';

export function meta() {
  return [{ title: 'Fila · Zelo' }];
}

/** Who is there today, who is expected and who is being attended at a place, as it changes. */
export default function QueuePage() {
  const work = useQueuePlace();
  const roomRef = useRef<HTMLInputElement>(null);
  const [lacksRoom, setLacksRoom] = useState(false);
  const { places, place, room, error } = work;
  /** Whether it is known where to call to; else the choice of the room says so and takes the focus. */
  function hasRoom(): boolean {
    const lacks = place !== undefined && place.rooms.length > 0 && room === '';
    setLacksRoom(lacks);
    if (lacks) roomRef.current?.focus();
    return !lacks;
  }
  return (
    <Page
      title="Fila"
      description="A fila de hoje, na ordem da lei: primeiro quem tem 80 anos ou mais, depois as outras prioridades, depois a chegada."
      actions={
        place && (
          <Button component={Link} to={walkInAddress(place.id)}>
            Sem agendamento
          </Button>
        )
      }
    >
      <Stack>
        <QueuePlace {...work} roomRef={roomRef} roomError={lacksRoom && room === '' ? 'Escolha a sala' : undefined} />
        {place ? (
          <PlaceQueue key={place.id} placeId={place.id} room={room} hasRoom={hasRoom} />
        ) : error ? (
          <ListError error={error} onRetry={async () => void (await work.refetch())} />
        ) : !places ? (
          <LoadingBlock height={240} />
        ) : places.length === 0 ? (
          <Notice title="Nenhum local de atendimento">
            Cadastre em Agenda › Configurações onde a clínica atende: a fila é a de um local.
          </Notice>
        ) : (
          <>
            <p>Escolha o local para ver a fila de hoje.</p>
            <ListModals list={{ reload: async () => {} }} />
          </>
        )}
      </Stack>
    </Page>
  );
}
