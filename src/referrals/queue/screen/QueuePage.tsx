import { useRef, useState } from 'react';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ListError } from '../../../ui/list/ListError.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PlaceQueue } from './PlaceQueue.tsx';
import { QueuePlace } from './QueuePlace.tsx';
import { useQueuePlace } from './useQueuePlace.ts';

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
      actions={
        <QueuePlace {...work} roomRef={roomRef} roomError={lacksRoom && room === '' ? 'Escolha a sala' : undefined} />
      }
    >
      {place ? (
        <PlaceQueue key={place.id} place={place} room={room} hasRoom={hasRoom} />
      ) : error ? (
        <ListError error={error} onRetry={async () => void (await work.refetch())} />
      ) : !places ? (
        <LoadingBlock height={240} />
      ) : places.length === 0 ? (
        <Notice stops title="Nenhum local de atendimento">
          Cadastre em Agenda › Configurações onde a clínica atende: a fila é a de um local.
        </Notice>
      ) : (
        <>
          <PlaceChoice places={places} onChoose={work.choosePlace} />
          <ListModals list={{ reload: async () => {} }} />
        </>
      )}
    </Page>
  );
}
