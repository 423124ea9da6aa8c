import referralsCalls from 'virtual:calls/referrals';
import { apiOf } from '../platform/browser/api-client.ts';
import type { referralsContract } from './referrals.contract.ts';

export const referralsApi = apiOf<typeof referralsContract>('referrals', referralsCalls);
