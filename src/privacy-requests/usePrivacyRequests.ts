import calls from 'virtual:calls/privacyRequests';
import { apiOf } from '../platform/browser/api-client.ts';
import type { privacyRequestsContract } from './privacy-requests.contract.ts';

export const privacyRequestsApi = apiOf<typeof privacyRequestsContract>('privacyRequests', calls);
