import { ORPCError } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
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
 * @param contract what `virtual:calls` knows of it: which of its calls make a record
 */
export function keysOf(name: string, contract: AnyContractRouter) {
  const identityOf = ({ path, input }: Call) => (creates(contract, path) ? JSON.stringify([name, path, input]) : null);
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
        const answer = await next();
        forget(identityOf({ path, input }));
        return answer;
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

function creates(contract: AnyContractRouter, path: readonly string[]): boolean {
  const endpoint = path.reduce<unknown>((part, name) => member(part, name), contract);
  return member(member(member(endpoint, '~orpc'), 'meta'), 'creates') === true;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
