import { useAddressState, useIsAddressChanging } from './useAddressState.ts';

export const pageSize = 20;

/** The list calls refuse pages beyond this one; whoever types a higher one is led to the last that exists. */
const mostPages = 1_000_000;

/** What part of a list is seen: kept in the address, so that it survives a reload and can be shared. */
export type ListState = {
  search: string;
  page: number;
  sort: string;
  /** Another part has been asked for, and is not drawn yet. */
  isChanging: boolean;
  /** The search as it will be once the changes that are under way have been drawn. */
  latestSearch: () => string;
  setSearch: (search: string) => void;
  /** Goes to a page; Back leads to the one before. */
  setPage: (page: number) => void;
  /** Goes to a page instead of one that does not exist: Back does not lead there again. */
  correctPage: (page: number) => void;
  /** Sorts by this name; by the same name again in the other direction. */
  toggleSort: (name: string) => void;
};

/** @param firstSort the order in which the list comes by itself */
export function useListState(firstSort: string): ListState {
  const { params, latest, change } = useAddressState();
  const isChanging = useIsAddressChanging();
  const put = (after: URLSearchParams, name: string, value: string, unless: string) =>
    value === unless ? after.delete(name) : after.set(name, value);
  return {
    search: searchOf(params),
    page: Math.min(mostPages, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    sort: params.get('sort') ?? firstSort,
    isChanging,
    latestSearch: () => searchOf(latest()),
    setSearch: (search) =>
      change((after) => {
        after.delete('page');
        put(after, 'search', search, '');
      }),
    setPage: (page) => change((after) => put(after, 'page', String(page), '1'), { push: true }),
    correctPage: (page) => change((after) => put(after, 'page', String(page), '1')),
    toggleSort: (name) =>
      change((after) => {
        const sort = after.get('sort') ?? firstSort;
        after.delete('page');
        put(after, 'sort', sort === name ? `-${name}` : name, firstSort);
      }),
  };
}

function searchOf(params: URLSearchParams): string {
  return params.get('search') ?? '';
}
