import { useEffect, useRef } from 'react';
import { closeToast, countToast, errorToast } from '../toast/toast.ts';

type Load = { data?: { total?: number | undefined } | undefined; isPlaceholderData: boolean; isFetching: boolean };

/**
 * The toasts of a list (product 10.2), once per load: when the list is opened or another part of it is
 * asked for, not when it is refreshed in the background.
 * @param part names the part that is asked for; null for a list without toasts
 * @returns to be called after a reload that followed a save or a deletion
 */
export function useListToasts(
  { data, isPlaceholderData, isFetching }: Load,
  part: string | null,
): (total: number | undefined) => void {
  const announced = useRef<string | null>(null);
  const total = data?.total;
  useEffect(() => {
    const loading = isFetching || isPlaceholderData;
    if (part === null || total === undefined || loading || announced.current === part) return;
    announced.current = part;
    announce(total);
  }, [total, isFetching, isPlaceholderData, part]);
  return (fresh) => {
    if (part !== null && fresh !== undefined) announce(fresh);
  };
}

function announce(total: number): void {
  if (total === 0) errorToast('Não foram encontrados registros!', 'list-empty');
  else closeToast('list-empty');
  countToast(total === 1 ? '1 registro encontrado' : `${total} registros encontrados`, 'list-total');
}
