import calls from 'virtual:calls/personalCertificates';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { personalCertificatesContract } from './personal-certificates.contract.ts';

export const personalCertificatesApi = apiOf<typeof personalCertificatesContract>('personalCertificates', calls);
