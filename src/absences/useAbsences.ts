import calls from 'virtual:calls/absences';
import { apiOf } from '../platform/browser/api-client.ts';
import type { absencesContract } from './absences.contract.ts';

export const absencesApi = apiOf<typeof absencesContract>('absences', calls);
