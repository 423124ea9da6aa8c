import { apiOf } from '../../platform/browser/api-client.ts';
import type { noticesContract } from './notices.contract.ts';

export const noticesApi = apiOf<typeof noticesContract>('notices');
