import calls from 'virtual:calls/conditions';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { conditionsContract } from './conditions.contract.ts';

export const conditionsApi = apiOf<typeof conditionsContract>('conditions', calls);
