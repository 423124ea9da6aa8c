import calls from 'virtual:calls/certificates';
import { apiOf } from '../platform/browser/api-client.ts';
import type { certificatesContract } from './certificates.contract.ts';

export const certificatesApi = apiOf<typeof certificatesContract>('certificates', calls);
