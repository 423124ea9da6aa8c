import calls from 'virtual:calls/consents';
import { apiOf } from '../platform/browser/api-client.ts';
import type { consentsContract } from './consents.contract.ts';

export const consentsApi = apiOf<typeof consentsContract>('consents', calls);
