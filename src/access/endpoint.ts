import { oc } from '@orpc/contract';
import type { Requirement } from './policy.ts';

/**
 * What is known of an endpoint beside its route: what a caller needs, without which the server does not start, and whether it
 * makes a record, so that it must be safe to send again.
 */
export type EndpointMeta = { requires?: Requirement; creates?: boolean };

/**
 * Begins an endpoint of a contract.
 * @param requires the permission, `signedIn` for any session, or `public`
 */
export function endpoint(requires: Requirement) {
  return oc.$meta<EndpointMeta>({ requires });
}

/** Begins an endpoint that makes a record: it takes the header `Idempotency-Key`, and its handler uses `createOnce`. */
export function creating(requires: Requirement) {
  return oc.$meta<EndpointMeta>({ requires, creates: true });
}
