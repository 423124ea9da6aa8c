import deliveryLinksCalls from 'virtual:calls/deliveryLinks';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { deliveryLinksContract } from './delivery-links.contract.ts';

export const deliveryLinksApi = apiOf<typeof deliveryLinksContract>('deliveryLinks', deliveryLinksCalls);

/** Whoever is signed in here, it is the link that speaks: the session is not sent, and nothing waits for a line. */
export const asVisitor = { waits: 'never', token: '' } as const;
