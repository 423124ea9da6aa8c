import queueCountsCalls from 'virtual:calls/queueCounts';
import referralCountsCalls from 'virtual:calls/referralCounts';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { queueCountsContract, referralCountsContract } from './counts.contract.ts';

export const referralCountsApi = apiOf<typeof referralCountsContract>('referralCounts', referralCountsCalls);
export const queueCountsApi = apiOf<typeof queueCountsContract>('queueCounts', queueCountsCalls);
