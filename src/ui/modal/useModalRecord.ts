import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { editQuery } from '../form/edit-query.ts';

/**
 * Reads the record that a modal asks about, when it opens and not again: what its action has taken away is not asked for while
 * it closes, though the event of that may come before the answer, and though the screen under it asks for its own anew.
 */
export function useModalRecord<Answer>(read: UseQueryOptions<Answer>): UseQueryResult<Answer> {
  return useQuery({ ...read, ...editQuery, queryKey: ['modal', ...read.queryKey] });
}
