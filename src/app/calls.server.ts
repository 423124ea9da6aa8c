import type { ServerResponse } from 'node:http';
import type { AnySchema } from '@orpc/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { CallContext, Caller } from '../access/caller.server.ts';
import { type DeclaredEndpoint, endpointsOf } from '../access/endpoints.server.ts';
import type { Handler } from '../access/handlers.server.ts';
import { keyHeader, repeatableOf } from '../access/idempotency.server.ts';
import type { RegisterReads } from '../audit/reads/register-reads.server.ts';
import type { Refusals } from '../audit/refusals/refusals.server.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import { unknownEndpoint } from '../server/errors.server.ts';
import { addressOf, originOf } from '../server/request-source.server.ts';
import type { Reserve } from '../server/reserve/reserve.server.ts';
import { send } from '../server/responses.server.ts';
import { authorize } from '../sign-in/authorize.server.ts';
import { api } from './api.server.ts';

export type Services = Pick<
  CallContext,
  | 'cepServiceUrl'
  | 'db'
  | 'encryptionKeys'
  | 'icpBrasilDir'
  | 'isMailOn'
  | 'openingsToldAt'
  | 'publicUrl'
  | 'requireSecondAdmin'
  | 'requireSecondFactor'
  | 'sessionIdleMinutes'
  | 'signing'
  | 'storage'
  | 'uploadsPerDay'
  | 'webhookNetworks'
>;

/** What a call goes through before it is handled, beside session and permission. */
export type Limits = {
  /** Gives room to what must be written even while there is none; null where the database is elsewhere. */
  reserve: Reserve | null;
  /** Counts a call; throws when there are too many. */
  count: (caller: Caller, method: string) => void;
  /** Counts a call that costs, for its caller and the address that it comes from; throws when there are too many. */
  cost: (caller: Caller, address: string) => void;
  /** Counts what was read of a register, for the trail. */
  reads: RegisterReads;
  refusals: Refusals;
  /** Lets a request wait aside. */
  setAside: (response: ServerResponse, milliseconds: number) => Promise<void>;
};

/**
 * Serves every endpoint of the API as a route of its own: session and permission, then the input by the contract's
 * schema, then the handler, then of its answer what the contract names.
 * @throws when an endpoint declares no permission
 */
export function serveCalls(routes: FastifyInstance, services: Services, limits: Limits): void {
  for (const [feature, { contract, handlers }] of Object.entries(api)) {
    for (const endpoint of endpointsOf(contract, feature)) {
      const handler = handlers[endpoint.name.slice(feature.length + 1)];
      if (handler) routes.route(routeOf(endpoint, handler, services, limits));
    }
  }
  routes.all('/*', () => {
    throw unknownEndpoint();
  });
}

function routeOf(endpoint: DeclaredEndpoint, handler: Handler, services: Services, limits: Limits): RouteOptions {
  const { name, method, path, status, requires, creates, tokenScope, costs, inputSchema, outputSchema } = endpoint;
  const reserve = endpoint.evenWhenFull ? limits.reserve : null;
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    async handler(request, reply) {
      const context = contextOf(request, services, (name, value) => void reply.header(name, value));
      try {
        const authorized = requires === 'public' ? null : await authorize(context, { requires, tokenScope });
        if (authorized) limits.count(authorized.caller, method);
        const input = inputSchema ? await parsed(inputSchema, inputOf(request)) : undefined;
        if (authorized && (costs || isSearch(input))) limits.cost(authorized.caller, context.address);
        const repeatable = creates ? repeatableOf(request.headers[keyHeader], name, input) : null;
        // The types of input and context were checked where the handler was put beside its contract.
        const handle = async () =>
          handler({
            input: input as never,
            context: Object.assign(context, authorized, { repeatable }) as never,
          });
        const answer = await (reserve ? reserve.lend(handle) : handle());
        if (authorized) limits.reads.answered(authorized.caller, context.address, { name, method, input });
        reply.code(status);
        return outputSchema ? send(reply, outputSchema, answer) : reply.send();
      } catch (error) {
        const pause = (milliseconds: number) => limits.setAside(reply.raw, milliseconds);
        await limits.refusals.refused(context, name, inputOf(request), error, pause);
        throw error;
      }
    },
  };
}

function contextOf(request: FastifyRequest, services: Services, setHeader: CallContext['setHeader']): CallContext {
  return {
    ...services,
    token: tokenOf(request),
    address: addressOf(request),
    host: request.headers.host ?? '',
    origin: originOf(request, services.publicUrl),
    device: request.headers['user-agent'] ?? '',
    requestId: request.id,
    log: request.log,
    setHeader,
  };
}

/** Whether something is looked for by what somebody typed. */
function isSearch(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'search' in input && Boolean(input.search);
}

/** The bearer token as it came, not yet checked. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** What came with the call: a path's values win over others of the same name. */
function inputOf({ method, params, query, body }: FastifyRequest): unknown {
  const sent = method === 'GET' ? query : body;
  if (sent === undefined) return params;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return { ...sent, ...(params as object) };
}

/** @throws 400 with the issues by field path */
async function parsed(schema: AnySchema, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  throw invalidInput(
    result.issues.map(({ path = [], message }) => ({
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message,
    })),
  );
}
