import { type AnySchema, ContractProcedure, type Route, type Schema } from '@orpc/contract';
import type { Requirement } from './policy.ts';
import { type RefusalCode, refusals } from './refusals.rules.ts';
import type { TokenScope } from './token-scopes.rules.ts';

/**
 * What is known of an endpoint beside its route: what a caller needs, without which the server does not start, whether it
 * makes a record, so that it must be safe to send again, which API tokens may call it, without that none, whether it must work
 * while the disk is full, and whether it costs so much that it is limited by itself.
 */
export type EndpointMeta = {
  requires?: Requirement;
  creates?: boolean;
  tokenScope?: TokenScope | 'any';
  evenWhenFull?: boolean;
  costs?: boolean;
};

/** All that an endpoint was declared with. */
type Declared<Input extends AnySchema, Output extends AnySchema> = {
  readonly meta: EndpointMeta;
  readonly route: Route;
  /** With what it refuses, beside what follows from its input and from who may call it. */
  readonly refuses?: readonly RefusalCode[];
  readonly inputSchema?: Input;
  readonly outputSchema?: Output;
};

type Anything = Schema<unknown, unknown>;

/** What any call can be refused with. */
type Anywhere = 'BAD_REQUEST' | 'CHANGED_BY_OTHER' | 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'UNAUTHORIZED';

type ErrorsOf<Codes extends RefusalCode> = { [Code in Codes | Anywhere]: (typeof refusals)[Code] };

/**
 * One endpoint of a contract, as oRPC's client and its generator of the documentation take it. What it was declared with
 * stays readable here: the server serves it by itself (decision 26), and the library's own place for it is not for others.
 */
export class Endpoint<
  Input extends AnySchema = Anything,
  Output extends AnySchema = Anything,
  Codes extends RefusalCode = never,
> extends ContractProcedure<Input, Output, ErrorsOf<Codes>, EndpointMeta> {
  readonly declared: Declared<Input, Output>;

  constructor({ route, ...declared }: Declared<Input, Output>) {
    const whole = { ...declared, route: { ...route, successStatus: route.successStatus ?? 204 } };
    super({ ...whole, errorMap: errorsOf(declared.refuses ?? []) as ErrorsOf<Codes> });
    this.declared = whole;
  }

  /** What path, query and body are parsed with. */
  input<Parsing extends AnySchema>(inputSchema: Parsing): Endpoint<Parsing, Output, Codes> {
    return new Endpoint({ ...this.declared, inputSchema });
  }

  /** What is answered; without it nothing is. */
  output<Answering extends AnySchema>(outputSchema: Answering): Endpoint<Input, Answering, Codes> {
    const { successStatus } = this.declared.route;
    const route = { ...this.declared.route, successStatus: successStatus === 204 ? 200 : (successStatus ?? 200) };
    return new Endpoint({ ...this.declared, route, outputSchema });
  }

  /** With what it refuses, beside what follows from its input and from who may call it (`refusalsOf`). */
  refuses<Code extends RefusalCode>(...refuses: readonly Code[]): Endpoint<Input, Output, Code> {
    return new Endpoint({ ...this.declared, refuses });
  }
}

function errorsOf(codes: readonly RefusalCode[]) {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]]));
}

/** What an endpoint may say beside where it is, who may and what it does. */
type Rest = {
  /** The scope with which an API token may call it, or `any`; left out, no token may. */
  tokenScope?: TokenScope | 'any';
  /** Without it nobody could look anything up while the disk is full: it may write into the room held for that. */
  evenWhenFull?: boolean;
  /** It reads, makes or gives away more than others: how often one asks for it in a minute is limited. A search is, in any list. */
  costs?: boolean;
  /** Of what it answers; left out, 200, or 204 where it answers nothing. */
  status?: number;
  /** What the documentation says beside the summary. */
  description?: string;
};

/**
 * Begins an endpoint of a contract.
 * @param path with its parameters in braces: `/units/{companyId}`
 * @param requires the permission, `signedIn` for any session, `idle` for any session even while it is idle, or `public`
 * @param summary what it does, as the documentation calls it
 */
type Verb = (path: `/${string}`, requires: Requirement, summary: string, rest?: Rest) => Endpoint;

/**
 * The verbs with which the calls of a contract are declared. `create` is a `post` that makes a record: it takes the header
 * `Idempotency-Key`, and its handler uses `createOnce`.
 * @param tag the part of the documentation in which they stand
 */
export function callsOf(tag: string): Readonly<Record<'get' | 'create' | 'post' | 'put' | 'remove', Verb>> {
  const verb =
    (method: Route['method'], meta: EndpointMeta & { status?: number } = {}): Verb =>
    (path, requires, summary, { tokenScope, evenWhenFull, costs, status, description } = {}) => {
      const { status: usual, ...creates } = meta;
      return new Endpoint({
        meta: {
          requires,
          ...creates,
          ...(tokenScope ? { tokenScope } : {}),
          ...(evenWhenFull ? { evenWhenFull } : {}),
          ...(costs ? { costs } : {}),
        },
        route: {
          method,
          path,
          summary,
          ...(description ? { description } : {}),
          tags: [tag],
          ...((status ?? usual) ? { successStatus: status ?? usual } : {}),
        },
      });
    };
  return {
    get: verb('GET'),
    create: verb('POST', { creates: true, status: 201 }),
    post: verb('POST'),
    put: verb('PUT'),
    remove: verb('DELETE'),
  };
}
