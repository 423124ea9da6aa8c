import sessionsCalls from 'virtual:calls/sessions';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { sessionsContract } from './sessions.contract.ts';

export const sessionsApi = apiOf<typeof sessionsContract>('sessions', sessionsCalls);
