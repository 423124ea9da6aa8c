import agendaDayCalls from 'virtual:calls/agendaDay';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { agendaDayContract } from './agenda-day.contract.ts';

export const agendaDayApi = apiOf<typeof agendaDayContract>('agendaDay', agendaDayCalls);
