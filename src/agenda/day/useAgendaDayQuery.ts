import { agendaDayApi } from './useAgendaDay.ts';

type Asked = { placeId: string; from: string; days: number; professionalId: string; page: number };

/** What asks for days of the agenda. */
export function useAgendaDayQuery({ professionalId, ...asked }: Asked) {
  return agendaDayApi.read.queryOptions({ input: { ...asked, ...(professionalId ? { professionalId } : {}) } });
}
