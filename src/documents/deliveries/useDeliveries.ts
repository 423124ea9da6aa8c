import { apiOf } from '../../platform/browser/api-client.ts';
import type { deliveriesContract } from './deliveries.contract.ts';

export const deliveriesApi = apiOf<typeof deliveriesContract>('deliveries');
