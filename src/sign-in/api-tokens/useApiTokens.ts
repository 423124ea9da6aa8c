import apiTokensCalls from 'virtual:calls/apiTokens';
import { useQuery } from '@tanstack/react-query';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { apiTokensContract } from './api-tokens.contract.ts';

export const apiTokensApi = apiOf<typeof apiTokensContract>('apiTokens', apiTokensCalls);

/** The own keys, what a new one can be given, and the way to ask again after a change. */
export function useApiTokens() {
  const { data, error, refetch } = useQuery(apiTokensApi.list.queryOptions());
  return { data, error, reload: refetch };
}
