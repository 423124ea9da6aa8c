import panelLinksCalls from 'virtual:calls/panelLinks';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { panelLinksContract } from './panel-links.contract.ts';

export const panelLinksApi = apiOf<typeof panelLinksContract>('panelLinks', panelLinksCalls);
