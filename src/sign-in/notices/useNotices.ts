import noticesCalls from 'virtual:calls/notices';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { noticesContract } from './notices.contract.ts';

export const noticesApi = apiOf<typeof noticesContract>('notices', noticesCalls);
