import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { agendaApi } from '../../../agenda/useAgenda.ts';
import { store } from '../../../platform/browser/device/device-store.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { useAddressState } from '../../../ui/list/useAddressState.ts';
import { keptWork, roomIn, type Work, workKey } from '../next/useRoomAt.ts';

/**
 * The place whose queue is seen and the room that people are called to, as they were chosen on this computer before; a place that the
 * address names, as the dashboard's numbers do, goes before.
 */
export function useQueuePlace() {
  const userId = useProfile()?.user.id ?? '';
  const { data, error, refetch } = useQuery(agendaApi.listPlaces.queryOptions({ input: {} }));
  const [work, setWork] = useState<Work>(() => keptWork(userId));
  const { params, change } = useAddressState();
  const asked = params.get('placeId');
  const places = data?.carePlaces;
  // The only one is chosen by itself, as the only room is; one that is no longer in use is not.
  const place =
    places?.find(({ id }) => id === asked) ??
    places?.find(({ id }) => id === work.place) ??
    (places?.length === 1 ? places[0] : undefined);
  const room = roomIn(work, place);
  const keep = (next: Work) => {
    store(workKey(userId), next);
    setWork(next);
  };
  const here = place?.id;
  // Whoever was led to a place works there, as whoever has chosen it does: the next time it opens at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (here !== undefined && here !== work.place) keep({ ...work, place: here });
  }, [here]);
  return {
    ...{ places, error, refetch, place, room },
    choosePlace: (id: string) => {
      keep({ ...work, place: id });
      change((after) => {
        for (const name of ['placeId', 'page']) after.delete(name);
      });
    },
    chooseRoom: (name: string) => place && keep({ ...work, rooms: { ...work.rooms, [place.id]: name } }),
  };
}

/** The queue of a place; without one, of that which was chosen before. */
export function queueAddress(placeId: string): string {
  return placeId === '' ? '/queue' : `/queue?${new URLSearchParams({ placeId })}`;
}

/** Where somebody is received who has come to a place without an appointment. */
export function walkInAddress(placeId: string): string {
  return `/queue/create?${new URLSearchParams({ placeId })}`;
}
