import calls from 'virtual:calls/examResults';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { examResultsContract } from './exam-results.contract.ts';

export const examResultsApi = apiOf<typeof examResultsContract>('examResults', calls);
