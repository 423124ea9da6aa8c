import recallsCalls from 'virtual:calls/recalls';
import { apiOf } from '../platform/browser/api-client.ts';
import type { recallsContract } from './recalls.contract.ts';

export const recallsApi = apiOf<typeof recallsContract>('recalls', recallsCalls);
