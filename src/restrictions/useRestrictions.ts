import calls from 'virtual:calls/restrictions';
import { apiOf } from '../platform/browser/api-client.ts';
import type { restrictionsContract } from './restrictions.contract.ts';

export const restrictionsApi = apiOf<typeof restrictionsContract>('restrictions', calls);
