import calls from 'virtual:calls/personalIntervals';
import { apiOf } from '../platform/browser/api-client.ts';
import type { personalIntervalsContract } from './personal-intervals.contract.ts';

export const personalIntervalsApi = apiOf<typeof personalIntervalsContract>('personalIntervals', calls);
