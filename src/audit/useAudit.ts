import auditCalls from 'virtual:calls/audit';
import { apiOf } from '../platform/browser/api-client.ts';
import type { auditContract } from './audit.contract.ts';

export const auditApi = apiOf<typeof auditContract>('audit', auditCalls);
