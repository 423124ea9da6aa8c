import { type AnySchema, ContractProcedure, type ErrorMap, type Route, type Schema } from '@orpc/contract';
import type { Requirement } from './policy.ts';
import type { TokenScope } from './token-scopes.rules.ts';

/**
 * What is known of an endpoint beside its route: what a caller needs, without which the server does not start, whether it
 * makes a record, so that it must be safe to send again, and which API tokens may call it; without that, none.
 */
export type EndpointMeta = { requires?: Requirement; creates?: boolean; tokenScope?: TokenScope | 'any' };

/** What opens an endpoint to API tokens. */
type ForTokens = Pick<EndpointMeta, 'tokenScope'>;

/** All that an endpoint was declared with. */
type Declared<Input extends AnySchema, Output extends AnySchema> = {
  readonly meta: EndpointMeta;
  readonly route: Route;
  readonly inputSchema?: Input;
  readonly outputSchema?: Output;
};

type Anything = Schema<unknown, unknown>;

/**
 * One endpoint of a contract, as oRPC's client and its generator of the documentation take it. What it was declared with
 * stays readable here: the server serves it by itself (decision 26), and the library's own place for it is not for others.
 */
export class Endpoint<
  Input extends AnySchema = Anything,
  Output extends AnySchema = Anything,
> extends ContractProcedure<Input, Output, ErrorMap & Record<never, never>, EndpointMeta> {
  readonly declared: Declared<Input, Output>;

  constructor(declared: Declared<Input, Output>) {
    super({ ...declared, errorMap: {} });
    this.declared = declared;
  }

  /** Method, path and what the documentation says of it. */
  route(route: Route): Endpoint<Input, Output> {
    return new Endpoint({ ...this.declared, route });
  }

  /** What path, query and body are parsed with. */
  input<Parsing extends AnySchema>(inputSchema: Parsing): Endpoint<Parsing, Output> {
    return new Endpoint({ ...this.declared, inputSchema });
  }

  /** What is answered; without it nothing is. */
  output<Answering extends AnySchema>(outputSchema: Answering): Endpoint<Input, Answering> {
    return new Endpoint({ ...this.declared, outputSchema });
  }
}

/**
 * Begins an endpoint of a contract.
 * @param requires the permission, `signedIn` for any session, `idle` for any session even while it is idle, or `public`
 * @param forTokens the scope with which an API token may call it, or `any`; left out, no token may
 */
export function endpoint(requires: Requirement, forTokens: ForTokens = {}): Endpoint {
  return new Endpoint({ meta: { requires, ...forTokens }, route: {} });
}

/** Begins an endpoint that makes a record: it takes the header `Idempotency-Key`, and its handler uses `createOnce`. */
export function creating(requires: Requirement, forTokens: ForTokens = {}): Endpoint {
  return new Endpoint({ meta: { requires, creates: true, ...forTokens }, route: {} });
}
