import calls from 'virtual:calls/equipment';
import { apiOf } from '../platform/browser/api-client.ts';
import type { equipmentContract } from './equipment.contract.ts';

export const equipmentApi = apiOf<typeof equipmentContract>('equipment', calls);
