import linksCalls from 'virtual:calls/links';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { linksContract } from './links.contract.ts';

export const linksApi = apiOf<typeof linksContract>('links', linksCalls);
