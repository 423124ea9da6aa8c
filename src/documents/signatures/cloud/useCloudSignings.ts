import calls from 'virtual:calls/cloudSignings';
import { apiOf } from '../../../platform/browser/api-client.ts';
import type { cloudSigningsContract } from './cloud-signings.contract.ts';

export const cloudSigningsApi = apiOf<typeof cloudSigningsContract>('cloudSignings', calls);
