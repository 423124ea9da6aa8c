import calls from 'virtual:calls/personData';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { personDataContract } from './person-data.contract.ts';

export const personDataApi = apiOf<typeof personDataContract>('personData', calls);
