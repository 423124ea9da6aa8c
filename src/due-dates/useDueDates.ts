import dueDatesCalls from 'virtual:calls/dueDates';
import { apiOf } from '../platform/browser/api-client.ts';
import type { dueDatesContract } from './due-dates.contract.ts';

export const dueDatesApi = apiOf<typeof dueDatesContract>('dueDates', dueDatesCalls);
