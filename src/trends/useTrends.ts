import calls from 'virtual:calls/trends';
import { apiOf } from '../platform/browser/api-client.ts';
import type { trendsContract } from './trends.contract.ts';

export const trendsApi = apiOf<typeof trendsContract>('trends', calls);
