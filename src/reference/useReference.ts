import referenceCalls from 'virtual:calls/reference';
import { apiOf } from '../platform/browser/api-client.ts';
import type { referenceContract } from './reference.contract.ts';

/** The tables do not change while the server runs. */
export const unchanging = { staleTime: 'static' } as const;

export const referenceApi = apiOf<typeof referenceContract>('reference', referenceCalls);
