import accountsCalls from 'virtual:calls/accounts';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { accountsContract } from './accounts.contract.ts';

export const accountsApi = apiOf<typeof accountsContract>('accounts', accountsCalls);
