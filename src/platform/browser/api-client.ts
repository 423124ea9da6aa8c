import { calls } from 'virtual:calls';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { storedToken } from './session-store.ts';

const base = import.meta.env.VITE_API_URL ?? '/api';
const timeoutMs = 30_000;

/** Told of every 401 but that of the sign-in itself. */
let onUnauthenticated: () => void = () => {};

export function whenUnauthenticated(callback: () => void): void {
  onUnauthenticated = callback;
}

/** The absolute address of a path under the API: `files/…` → `https://host/api/files/…`; an absolute one stays. */
export function apiAddress(path: string): string {
  return new URL(path, `${new URL(base, window.location.origin).href.replace(/\/$/, '')}/`).href;
}

/**
 * The calls of one feature's contract, with their TanStack Query options. Of the contract itself only methods and paths reach
 * the browser (`virtual:calls`): its schemas come with the forms that need them.
 * @param name the feature's name among the contracts; it begins the cache keys of the feature
 */
export function apiOf<Contract extends AnyContractRouter>(name: string) {
  const link = new OpenAPILink(calls[name] ?? {}, {
    url: () => apiAddress(''),
    headers: () => {
      const token = storedToken();
      return token ? { authorization: `Bearer ${token}` } : {};
    },
    fetch: callServer,
    customErrorResponseBodyDecoder: (body) => decodeError(body),
  });
  const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: [name] });
}

async function callServer(request: Request, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(new Request(request, { signal }), init);
  if (response.status === 401 && !request.url.endsWith('/login')) onUnauthenticated();
  return response;
}

/**
 * Sends a file to a signed link.
 * @throws the server's refusal, as a call of the API would
 */
export async function putFile(signedUrl: string, file: Blob, contentType: string): Promise<void> {
  const response = await fetch(apiAddress(signedUrl), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: file,
  });
  if (response.ok) return;
  throw decodeError(await response.json().catch(() => null)) ?? new Error(`upload refused: ${response.status}`);
}

function decodeError(body: unknown) {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return null;
  const { code, status, message, data } = body as { code: string; status: number; message: string; data?: unknown };
  return new ORPCError(code, { status, message, data });
}

/** Whether the server could not be reached at all: axios' 'Network Error' of the specification. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** The name that the server gives an error, such as `NOT_FOUND`; null for one that is not the server's. */
export function errorCode(error: unknown): string | null {
  return error instanceof ORPCError ? error.code : null;
}

/** A sentence for the user about a call that failed. */
export function errorMessage(error: unknown): string {
  if (error instanceof ORPCError && error.message) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'O servidor demorou demais para responder. Tente novamente.';
  }
  if (isNetworkError(error)) return 'Sem conexão com o servidor. Verifique a rede e tente novamente.';
  return 'Algo deu errado. Tente novamente.';
}
