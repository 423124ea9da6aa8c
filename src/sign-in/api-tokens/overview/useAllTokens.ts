import calls from 'virtual:calls/allApiTokens';
import { apiOf } from '../../../platform/browser/api-client.ts';
import type { allTokensContract } from './all-tokens.contract.ts';

export const allTokensApi = apiOf<typeof allTokensContract>('allApiTokens', calls);
