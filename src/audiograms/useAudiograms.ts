import calls from 'virtual:calls/audiograms';
import { apiOf } from '../platform/browser/api-client.ts';
import type { audiogramsContract } from './audiograms.contract.ts';

export const audiogramsApi = apiOf<typeof audiogramsContract>('audiograms', calls);
