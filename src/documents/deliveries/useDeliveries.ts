import deliveriesCalls from 'virtual:calls/deliveries';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { deliveriesContract } from './deliveries.contract.ts';

export const deliveriesApi = apiOf<typeof deliveriesContract>('deliveries', deliveriesCalls);

/** What brings a document's deliveries up to date after one was recorded here, should the stream of changes be down. */
export function useDeliveriesChanged(documentId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: deliveriesApi.list.key({ input: { documentId } }) });
}
