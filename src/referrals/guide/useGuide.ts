import guideCalls from 'virtual:calls/guide';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { guideContract } from './guide.contract.ts';

export const guideApi = apiOf<typeof guideContract>('guide', guideCalls);
