import calls from 'virtual:calls/esocial';
import { apiOf } from '../platform/browser/api-client.ts';
import type { esocialContract } from './esocial.contract.ts';

export const esocialApi = apiOf<typeof esocialContract>('esocial', calls);
