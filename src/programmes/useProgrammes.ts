import programmesCalls from 'virtual:calls/programmes';
import { apiOf } from '../platform/browser/api-client.ts';
import type { programmesContract } from './programmes.contract.ts';

export const programmesApi = apiOf<typeof programmesContract>('programmes', programmesCalls);
