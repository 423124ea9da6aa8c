import { useSearchParams } from 'react-router';

export const pageSize = 20;

/** What part of a list is seen: kept in the address, so that it survives a reload and can be shared. */
export type ListState = {
  search: string;
  page: number;
  sort: string;
  setSearch: (search: string) => void;
  setPage: (page: number) => void;
  /** Sorts by this name; by the same name again in the other direction. */
  toggleSort: (name: string) => void;
};

/** @param firstSort the order in which the list comes by itself */
export function useListState(firstSort: string): ListState {
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort') ?? firstSort;
  const change = (name: string, value: string, unless: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (name !== 'page') after.delete('page');
        if (value === unless) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    sort,
    setSearch: (search) => change('search', search, ''),
    setPage: (page) => change('page', String(page), '1'),
    toggleSort: (name) => change('sort', sort === name ? `-${name}` : name, firstSort),
  };
}
