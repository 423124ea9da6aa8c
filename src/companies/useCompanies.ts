import companiesCalls from 'virtual:calls/companies';
import { apiOf } from '../platform/browser/api-client.ts';
import type { companiesContract } from './companies.contract.ts';

export const companiesApi = apiOf<typeof companiesContract>('companies', companiesCalls);
