import calls from 'virtual:calls/vaccinations';
import { apiOf } from '../platform/browser/api-client.ts';
import type { vaccinationsContract } from './vaccinations.contract.ts';

export const vaccinationsApi = apiOf<typeof vaccinationsContract>('vaccinations', calls);
