import { agendaDayApi } from './useAgendaDay.ts';

type Asked = { placeId: string; from: string; days: number; professionalId: string; page: number };

/** What asks for days of the agenda. */
export function useAgendaDayQuery({ professionalId, ...asked }: Asked) {
  return agendaDayApi.read.queryOptions({ input: { ...asked, ...(professionalId ? { professionalId } : {}) } });
}

/** What asks for days as their grid shows them. */
export function useAgendaGridQuery(asked: Pick<Asked, 'placeId' | 'from' | 'days'>) {
  return agendaDayApi.grid.queryOptions({ input: asked });
}
