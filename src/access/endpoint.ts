import { oc } from '@orpc/contract';
import type { Requirement } from './policy.ts';

/** What the server knows of an endpoint beside its route: what a caller needs. Without it the server does not start. */
export type EndpointMeta = { requires?: Requirement };

/**
 * Begins an endpoint of a contract.
 * @param requires the permission, `signedIn` for any session, or `public`
 */
export function endpoint(requires: Requirement) {
  return oc.$meta<EndpointMeta>({ requires });
}
