import calls from 'virtual:calls/signatures';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { signaturesContract } from './signatures.contract.ts';

export const signaturesApi = apiOf<typeof signaturesContract>('signatures', calls);
