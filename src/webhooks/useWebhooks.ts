import calls from 'virtual:calls/webhooks';
import { apiOf } from '../platform/browser/api-client.ts';
import type { webhooksContract } from './webhooks.contract.ts';

export const webhooksApi = apiOf<typeof webhooksContract>('webhooks', calls);
