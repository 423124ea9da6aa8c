import { hashKey, keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AskedList } from '../../platform/browser/sheet-download.ts';
import { askedList } from './asked-list.ts';
import { type ListState, pageSize, useListState } from './useListState.ts';
import { useListToasts } from './useListToasts.ts';

/** The part of a list that a screen asks the server for. */
type Part<Sort extends string> = { page: number; pageSize: number; sort: Sort; search?: string };

/** A list on screen: what was answered, which part of it is seen, and how to load it again. */
export type List<Data> = {
  state: ListState;
  data: Data | undefined;
  total: number | undefined;
  error: unknown;
  /** The rows of the part before still stand while the one that was asked for is being loaded, or is about to be. */
  isStale: boolean;
  /** Names what the user has asked for: the part of the list, and it again after each save or deletion. */
  asked: string;
  /** The list as it is asked for, to be taken away whole; null for one that no call of the API answers. */
  exported: AskedList | null;
  /** Loads the list again, with its toast; after a save or a deletion. */
  reload: () => Promise<void>;
};

/**
 * A list whose search, page and order stand in the address, with its toasts (product 10.2) after each load. A page
 * that does not exist (any more) leads to the last one that does.
 * @param firstSort the order in which the list comes by itself
 * @param options the list call's query options for a part
 * @param quiet without toasts, for lists that have none (product 10.2)
 * @param exports the call that is taken away in the place of the list's own, where it says more of each row
 */
export function useList<Data extends { total?: number | undefined }, Sort extends string>(
  firstSort: Sort,
  options: (part: Part<Sort>) => UseQueryOptions<Data>,
  { quiet = false, exports = (asked) => asked }: { quiet?: boolean; exports?: (asked: AskedList) => AskedList } = {},
): List<Data> {
  const state = useListState(firstSort);
  const { search, page, sort, correctPage } = state;
  // An unknown order in a typed address is refused by the server with a clear message.
  const asked = options({ page, pageSize, sort: sort as Sort, ...(search ? { search } : {}) });
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const part = hashKey(asked.queryKey);
  const own = askedList(asked.queryKey);
  const announce = useListToasts(query, quiet ? null : part);
  const [reloads, setReloads] = useState(0);
  const total = query.data?.total;
  const lastPage = pagesOf(total);
  const isBeyond = total !== undefined && !query.isPlaceholderData && page > lastPage;
  // After every drawing: while a screen is on its way in, the address is not to be changed.
  useEffect(() => {
    if (isBeyond) correctPage(lastPage);
  });
  return {
    state,
    data: query.data,
    total,
    error: query.error,
    isStale: query.isPlaceholderData || state.isChanging,
    asked: `${part} ${reloads}`,
    exported: own && exports(own),
    reload: async () => {
      const { data } = await query.refetch();
      setReloads((before) => before + 1);
      announce(data?.total);
    },
  };
}

/** How many pages a list has; an empty one has one. */
export function pagesOf(total = 0): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
