import { useQuery } from '@tanstack/react-query';
import { agendaApi } from './useAgenda.ts';

/** The places that are in use, and the one of them that the address names; the first where it names none. */
export function usePlaceChoice(placeId: string | undefined) {
  const query = useQuery(agendaApi.listPlaces.queryOptions({ input: {} }));
  const places = query.data?.carePlaces;
  return { query, places, place: places?.find(({ id }) => id === placeId) ?? places?.[0] };
}
