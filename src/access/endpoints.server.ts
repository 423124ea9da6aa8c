import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { EndpointMeta } from './endpoint.ts';
import { policy, type Requirement } from './policy.ts';

/** One endpoint as its contract declares it. */
export type Endpoint = { name: string; method: string; path: string; requires: Requirement; creates: boolean };

/**
 * Every endpoint of a contract.
 * @throws when one declares no permission, or one that the policy does not know: the server must not start then
 */
export function endpointsOf(contract: AnyContractRouter, name = ''): Endpoint[] {
  if (!isContractProcedure(contract)) {
    return Object.entries(contract).flatMap(([key, part]) => endpointsOf(part, name ? `${name}.${key}` : key));
  }
  const { route, meta } = contract['~orpc'];
  const { requires, creates = false } = meta as EndpointMeta;
  const known = requires === 'public' || requires === 'signedIn' || (requires && Object.hasOwn(policy, requires));
  if (!requires || !known || !route.path || !route.method) {
    throw new Error(
      `The endpoint ${name} must declare its route and, with endpoint('…'), a permission of access/policy.ts.`,
    );
  }
  return [{ name, method: route.method, path: route.path, requires, creates }];
}
