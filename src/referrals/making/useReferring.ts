import referringCalls from 'virtual:calls/referring';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { referringContract } from './referring.contract.ts';

export const referringApi = apiOf<typeof referringContract>('referring', referringCalls);
