import { ORPCError } from '@orpc/client';
import { v4 as uuid } from 'uuid';

type Call = { path: readonly string[]; input: unknown };

/**
 * The keys of creating calls whose outcome is not known, by what they ask for. A call that is sent again because its answer
 * was lost carries the key of the first try, so that it makes no second record; once it has been answered, the next one that
 * asks for the same means another record and gets a key of its own. A reload forgets them.
 */
const unanswered = new Map<string, string>();

/**
 * The keys of one feature's creating calls.
 * @param name the feature's name among the contracts
 * @param creating the feature's calls that make a record
 */
export function keysOf(name: string, creating: readonly string[]) {
  const identityOf = ({ path, input }: Call) =>
    creating.includes(path.join('.')) ? JSON.stringify([name, path, input]) : null;
  return {
    /** The header of a call, if it makes a record. */
    header(path: readonly string[], input: unknown): Record<string, string> {
      const identity = identityOf({ path, input });
      if (!identity) return {};
      const key = unanswered.get(identity) ?? uuid();
      unanswered.set(identity, key);
      return { 'idempotency-key': key };
    },
    /** Sends a call, and forgets its key once the server has made the record or refused to. */
    async settle<Answer>({ path, input, next }: Call & { next: () => Promise<Answer> }): Promise<Answer> {
      try {
        const response = await next();
        forget(identityOf({ path, input }));
        return response;
      } catch (error) {
        if (error instanceof ORPCError && error.status < 500) forget(identityOf({ path, input }));
        throw error;
      }
    },
  };
}

function forget(identity: string | null): void {
  if (identity) unanswered.delete(identity);
}
