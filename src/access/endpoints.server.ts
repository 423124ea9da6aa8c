import type { AnySchema, Route } from '@orpc/contract';
import { Endpoint } from './endpoint.ts';
import { policy, type Requirement } from './policy.ts';
import type { RefusalCode } from './refusals.rules.ts';
import type { TokenScope } from './token-scopes.rules.ts';

/** The endpoints of a feature, or of all of them, by name. */
export type Contracts = { readonly [name: string]: Endpoint<AnySchema, AnySchema> | Contracts };

/** One endpoint as its contract declares it. */
export type DeclaredEndpoint = {
  /** `feature.call` */
  name: string;
  method: NonNullable<Route['method']>;
  path: string;
  /** The status of what it answers. */
  status: number;
  requires: Requirement;
  creates: boolean;
  /** With which scope an API token may call it; null where none may. */
  tokenScope: TokenScope | 'any' | null;
  /** Whether it may write into the room that is held for when there is none. */
  evenWhenFull: boolean;
  /** Whether every call of it counts towards what is limited because it costs. */
  costs: boolean;
  /** All that it can be refused with. */
  refusals: readonly RefusalCode[];
  inputSchema: AnySchema | undefined;
  outputSchema: AnySchema | undefined;
};

/**
 * Every endpoint of a contract.
 * @throws when one declares no permission, or one that the policy does not know: the server must not start then
 */
export function endpointsOf(contracts: Contracts, name = ''): DeclaredEndpoint[] {
  return Object.entries(contracts).flatMap(([key, part]) => {
    const own = name ? `${name}.${key}` : key;
    return part instanceof Endpoint ? [declaredBy(part, own)] : endpointsOf(part, own);
  });
}

/** What an endpoint can ask for that is no permission. */
const withoutPermission: ReadonlySet<string> = new Set<Requirement>(['public', 'signedIn', 'idle']);

function declaredBy({ declared }: Endpoint<AnySchema, AnySchema>, name: string): DeclaredEndpoint {
  const { route, meta, refuses = [], inputSchema, outputSchema } = declared;
  const { requires, creates = false, tokenScope = null, evenWhenFull = false, costs = false } = meta;
  const known = (requires && withoutPermission.has(requires)) || (requires && Object.hasOwn(policy, requires));
  if (!requires || !known || !route.path || !route.method) {
    throw new Error(
      `The endpoint ${name} must declare its route and, with endpoint('…'), a permission of access/policy.ts.`,
    );
  }
  const { method, path, successStatus: status = 200 } = route;
  const refusals = [...new Set([...whoeverCalls(requires), ...bySending({ path, creates, inputSchema }), ...refuses])];
  const access = { requires, creates, tokenScope, evenWhenFull, costs };
  return { name, method, path, status, ...access, refusals, inputSchema, outputSchema };
}

/** What follows from who may call. */
function whoeverCalls(requires: Requirement): RefusalCode[] {
  if (requires === 'public') return ['TOO_MANY_REQUESTS'];
  const signedIn: RefusalCode[] = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED', 'TOO_MANY_REQUESTS'];
  return requires === 'idle' ? signedIn : [...signedIn, 'SESSION_IDLE'];
}

/** What follows from what is sent: fields can be wrong, a named record can be gone or changed, a key can have been used for something else. */
function bySending({ path, creates, inputSchema }: Pick<DeclaredEndpoint, 'path' | 'creates' | 'inputSchema'>) {
  const has = (name: string) =>
    inputSchema !== undefined && 'shape' in inputSchema && name in Object(inputSchema.shape);
  return [
    ...(inputSchema ? (['BAD_REQUEST'] as const) : []),
    ...(path.includes('{') || has('companyId') || has('employeeId') ? (['NOT_FOUND'] as const) : []),
    ...(has('version') ? (['CHANGED_BY_OTHER'] as const) : []),
    ...(creates ? (['CONFLICT'] as const) : []),
  ];
}
