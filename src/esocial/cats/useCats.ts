import calls from 'virtual:calls/cats';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { catsContract } from './cats.contract.ts';

export const catsApi = apiOf<typeof catsContract>('cats', calls);
