import calls from 'virtual:calls/annualReports';
import { apiOf } from '../platform/browser/api-client.ts';
import type { annualReportsContract } from './annual-reports.contract.ts';

export const annualReportsApi = apiOf<typeof annualReportsContract>('annualReports', calls);
