import { calls, creating } from 'virtual:calls';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { apiAddress } from './api-address.ts';
import { keysOf } from './idempotency.ts';
import { GivenUp, isNetworkError, type Manner, send } from './send.ts';
import { adoptStoredSession, currentToken } from './session-store.ts';

/** What a call may be given besides its input: the manner in which it goes, and another token than that of the session. */
type CallContext = Manner & { token?: string };

/** Told of every 401 but that of the sign-in itself and of calls of a session that has ended. */
let onUnauthenticated: () => void = () => {};

export function whenUnauthenticated(callback: () => void): void {
  onUnauthenticated = callback;
}

/**
 * The calls of one feature's contract, with their TanStack Query options. Of the contract itself only methods and paths reach
 * the browser (`virtual:calls`): its schemas come with the forms that need them.
 * @param name the feature's name among the contracts; it begins the cache keys of the feature
 */
export function apiOf<Contract extends AnyContractRouter>(name: string) {
  const keys = keysOf(name, creating);
  const link = new OpenAPILink<CallContext>(calls[name] ?? {}, {
    url: () => apiAddress(''),
    headers: ({ context }, path, input) => {
      const token = context.token ?? currentToken();
      return { ...(token ? { authorization: bearer(token) } : {}), ...keys.header(path, input) };
    },
    interceptors: [keys.settle],
    fetch: (request, init, { context }) => callServer(request, init, context),
    customErrorResponseBodyDecoder: (body, { status }) => decodeError(body) ?? unknownResponse(status),
  });
  const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: [name] });
}

async function callServer(request: Request, init: RequestInit, manner: Manner): Promise<Response> {
  const response = await send(request, manner, init);
  if (response.status === 401 && !request.url.endsWith('/login')) {
    adoptStoredSession(); // Another tab may have ended it, and begun another.
    const token = currentToken();
    if (token && request.headers.get('authorization') === bearer(token)) onUnauthenticated();
  }
  return response;
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

/**
 * Sends a file to a signed link.
 * @throws the server's refusal, as a call of the API would
 */
export async function putFile(signedUrl: string, file: Blob, contentType: string): Promise<void> {
  const request = new Request(apiAddress(signedUrl), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: file,
  });
  const response = await send(request, { takesLong: true });
  if (response.ok) return;
  throw decodeError(await response.json().catch(() => null)) ?? new Error(`upload refused: ${response.status}`);
}

function decodeError(body: unknown) {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return null;
  const { code, status, message, data } = body as { code: string; status: number; message: string; data?: unknown };
  return new ORPCError(code, { status, message, data });
}

/** What did not come from the server itself, as the page of a proxy that can't reach it. */
function unknownResponse(status: number) {
  const message = 'O servidor não respondeu como devia. Tente novamente em instantes.';
  return new ORPCError('UNKNOWN_ANSWER', { status, message });
}

/** The name that the server gives an error, such as `NOT_FOUND`; null for one that is not the server's. */
export function errorCode(error: unknown): string | null {
  return error instanceof ORPCError ? error.code : null;
}

/** A sentence for the user about a call that failed. */
export function errorMessage(error: unknown): string {
  if (error instanceof ORPCError && error.message) return error.message;
  if (error instanceof GivenUp) return 'Você desistiu do envio: nada foi enviado ao servidor.';
  if (isNetworkError(error)) return 'Sem conexão com o servidor. Verifique a rede e tente novamente.';
  return 'Algo deu errado. Tente novamente.';
}
