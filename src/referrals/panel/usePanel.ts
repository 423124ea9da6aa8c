import panelCalls from 'virtual:calls/panel';
import { useQuery } from '@tanstack/react-query';
import { apiOf } from '../../platform/browser/api-client.ts';
import { isNotFound } from '../../platform/contract/errors.ts';
import type { panelContract } from './panel.contract.ts';

const panelApi = apiOf<typeof panelContract>('panel', panelCalls);

const everyMs = 3_000;
const longestMs = 60_000;

/** What the panel of a link shows, asked for again and again: more seldom while it fails, never once the link has ended. */
export function usePanel(token: string) {
  return useQuery(
    panelApi.read.queryOptions({
      input: { token },
      enabled: token !== '',
      // Whoever is signed in here, it is the link that lets in.
      context: { waits: 'never', token: '' },
      retry: false,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state: { error, fetchFailureCount } }) => {
        if (isNotFound(error)) return false;
        return error ? Math.min(longestMs, everyMs * 2 ** fetchFailureCount) : everyMs;
      },
    }),
  );
}
