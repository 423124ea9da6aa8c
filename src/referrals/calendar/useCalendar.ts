import calendarCalls from 'virtual:calls/calendar';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { calendarContract } from './calendar.contract.ts';

export const calendarApi = apiOf<typeof calendarContract>('calendar', calendarCalls);
