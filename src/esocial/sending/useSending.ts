import calls from 'virtual:calls/esocialSending';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { sendingContract } from './sending.contract.ts';

export const sendingApi = apiOf<typeof sendingContract>('esocialSending', calls);
