import issuedCalls from 'virtual:calls/issued';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { issuedContract } from './issued.contract.ts';

export const issuedApi = apiOf<typeof issuedContract>('issued', issuedCalls);
