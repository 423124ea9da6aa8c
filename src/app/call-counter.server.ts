import { limitTokenCalls, limitWrites } from '../server/write-limit.server.ts';
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
