import professionalsCalls from 'virtual:calls/professionals';
import { apiOf } from '../platform/browser/api-client.ts';
import type { professionalsContract } from './professionals.contract.ts';

export const professionalsApi = apiOf<typeof professionalsContract>('professionals', professionalsCalls);
