import agendaCalls from 'virtual:calls/agenda';
import { apiOf } from '../platform/browser/api-client.ts';
import type { agendaContract } from './agenda.contract.ts';

export const agendaApi = apiOf<typeof agendaContract>('agenda', agendaCalls);
