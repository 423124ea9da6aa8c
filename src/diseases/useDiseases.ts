import calls from 'virtual:calls/diseases';
import { apiOf } from '../platform/browser/api-client.ts';
import type { diseasesContract } from './diseases.contract.ts';

export const diseasesApi = apiOf<typeof diseasesContract>('diseases', calls);
