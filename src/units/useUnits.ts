import unitsCalls from 'virtual:calls/units';
import { apiOf } from '../platform/browser/api-client.ts';
import type { unitsContract } from './units.contract.ts';

export const unitsApi = apiOf<typeof unitsContract>('units', unitsCalls);
