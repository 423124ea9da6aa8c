import statisticsCalls from 'virtual:calls/statistics';
import { apiOf } from '../platform/browser/api-client.ts';
import type { statisticsContract } from './statistics.contract.ts';

export const statisticsApi = apiOf<typeof statisticsContract>('statistics', statisticsCalls);
