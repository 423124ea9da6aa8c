import adminsCalls from 'virtual:calls/admins';
import { apiOf } from '../platform/browser/api-client.ts';
import type { adminsContract } from './admins.contract.ts';

export const adminsApi = apiOf<typeof adminsContract>('admins', adminsCalls);
