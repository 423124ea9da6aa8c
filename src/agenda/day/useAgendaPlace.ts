import { parseDate, today } from '../../platform/contract/dates.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { usePlaceChoice } from '../usePlaceChoice.ts';

const views = ['day', 'week', 'list'] as const;

/** What of the agenda is seen: place, day or week or list of a day, and whose; all of it stands in the address. */
export function useAgendaPlace() {
  const { params, change } = useAddressState();
  const choice = usePlaceChoice(params.get('placeId') ?? undefined);
  const put = (name: string, value: string, unless = '') =>
    change(
      (after) => {
        after.delete('page');
        if (value === unless) after.delete(name);
        else after.set(name, value);
      },
      { push: true },
    );
  return {
    ...choice,
    day: parseDate(params.get('day') ?? '') ?? today(),
    view: views.find((view) => view === params.get('view')) ?? 'day',
    professionalId: params.get('professionalId') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    choosePlace: (id: string) => put('placeId', id),
    chooseDay: (day: string) => put('day', day, today()),
    chooseView: (view: string) => put('view', view, 'day'),
    chooseProfessional: (id: string) => put('professionalId', id),
    choosePage: (page: number) => change((after) => after.set('page', String(page)), { push: true }),
  };
}
