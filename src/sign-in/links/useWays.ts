import { useQuery } from '@tanstack/react-query';
import { linksApi } from './useLinks.ts';

/** Whether this installation sends mail; undefined until that is known. */
export function useMailOn(): boolean | undefined {
  const { data } = useQuery(linksApi.ways.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  return data?.mail;
}

/**
 * Where the registration of a user leads: to the list, or, for one who was invited where no mail is sent, to the access in it, where
 * the link is made that has to be handed over.
 */
export function useWayAfterInvitation(list: string): (isInvited: boolean | undefined, id: string) => string {
  const isMailOn = useMailOn();
  return (isInvited, id) => (isInvited && isMailOn === false ? `${list}/access/${id}` : list);
}
