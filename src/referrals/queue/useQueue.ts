import queueCalls from 'virtual:calls/queue';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { queueContract } from './queue.contract.ts';

export const queueApi = apiOf<typeof queueContract>('queue', queueCalls);
