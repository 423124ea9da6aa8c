import freeTimesCalls from 'virtual:calls/freeTimes';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { freeTimesContract } from './free-times.contract.ts';

export const freeTimesApi = apiOf<typeof freeTimesContract>('freeTimes', freeTimesCalls);
