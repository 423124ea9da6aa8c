import { limitCosts, limitTokenCalls, limitWrites } from '../server/write-limit.server.ts';
import { networkOf } from '../sign-in/limits/network.server.ts';
import type { Limits } from './calls.server.ts';
import type { Config } from './config.server.ts';

/** Counts the writes of users, and every call of an API token, whose writes are not its user's: each has limits of its own. */
export function callCounter(config: Pick<Config, 'writesPerMinute' | 'tokenCallsPerMinute'>): Limits['count'] {
  const countWrite = limitWrites(config.writesPerMinute);
  const countTokenCall = limitTokenCalls(config.tokenCallsPerMinute);
  return ({ userId, apiTokenId }, method) => {
    if (apiTokenId) countTokenCall(apiTokenId);
    if (method !== 'GET') countWrite(apiTokenId ?? userId);
  };
}

/** A whole clinic works behind one address, and many accounts of one thief: it has as much as so many users. */
const usersOfNetwork = 10;

/**
 * Counts what costs, for its user (or API token) and for the network that it comes from.
 * @param now milliseconds of a clock that nobody sets
 */
export function costCounter({ costsPerMinute }: Pick<Config, 'costsPerMinute'>, now?: () => number): Limits['cost'] {
  const countOfUser = limitCosts(costsPerMinute, now);
  const countOfNetwork = limitCosts(usersOfNetwork * costsPerMinute, now);
  return ({ userId, apiTokenId }, address) => {
    countOfUser(apiTokenId ?? userId);
    // A proxy that tells no address would make one network of everybody.
    if (address) countOfNetwork(networkOf(address));
  };
}
