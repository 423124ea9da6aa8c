import calls from 'virtual:calls/reportPresentations';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { reportPresentationsContract } from './presentations.contract.ts';

export const reportPresentationsApi = apiOf<typeof reportPresentationsContract>('reportPresentations', calls);
