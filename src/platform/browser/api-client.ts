import type calls from 'virtual:calls/*';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { isMalformedId } from '../contract/errors.ts';
import { apiAddress } from './api-address.ts';
import { fileSender } from './file-sender.ts';
import { keysOf } from './idempotency.ts';
import { NoPasskey } from './passkey-prompt.ts';
import { GivenUp, isNetworkError, type Manner, send } from './send.ts';
import { lockSession, whenUnlocked } from './session-lock.ts';
import { adoptStoredSession, currentToken } from './session-store.ts';

/**
 * What a call may be given besides its input: the manner in which it goes, another token than that of the session, and the
 * key of one that belongs to a piece of work of several calls, which is done once however often it is tried.
 */
type CallContext = Manner & { token?: string; idempotencyKey?: string };

let onUnauthenticated: () => void = () => {};

/** Has this told of every 401 but those of the sign-in itself and of calls of a session that has ended. */
export function whenUnauthenticated(callback: () => void): void {
  onUnauthenticated = callback;
}

/**
 * The calls of one feature's contract, with their TanStack Query options. Of the contract itself only methods and paths reach
 * the browser (`virtual:calls/NAME`), with the screens that call them: its schemas come with the forms that need them.
 * @param name the feature's name among the contracts; it begins the cache keys of the feature
 * @param of what `virtual:calls/NAME` has of the feature
 */
export function apiOf<Contract extends AnyContractRouter>(name: string, of: typeof calls) {
  const keys = keysOf(name, of.creating);
  const link = new OpenAPILink<CallContext>(of.contract, {
    url: () => apiAddress(''),
    headers: ({ context }, path, input) => {
      const token = context.token ?? currentToken();
      const { idempotencyKey: key } = context;
      const once = key === undefined ? keys.header(path, input) : { 'idempotency-key': key };
      return { ...(token ? { authorization: bearer(token) } : {}), ...once };
    },
    interceptors: [keys.settle],
    fetch: (request, init, { context }) => callServer(request, init, context),
    customErrorResponseBodyDecoder: (body, { status }) => decodeError(body) ?? unknownResponse(status),
  });
  const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: [name] });
}

async function callServer(request: Request, init: RequestInit, manner: Manner): Promise<Response> {
  const response = await sendUnlocked(request, manner, init);
  if (response.status === 401 && !/\/login(\/passkey)?$/.test(request.url)) refused(request);
  return response;
}

/** A session is not good any more: another tab may have ended it, and begun another. */
function refused(request: Request): void {
  adoptStoredSession();
  const token = currentToken();
  if (token && request.headers.get('authorization') === bearer(token)) onUnauthenticated();
}

/**
 * Opens an answer that goes on until somebody ends it, once the session is unlocked. Nothing waits for it: the line to the
 * server is judged by the calls.
 * @throws what `fetch` throws
 */
export async function openStream(path: string, token: string, signal: AbortSignal): Promise<Response> {
  const isOwn = token === currentToken();
  if (isOwn) await whenUnlocked(signal);
  const request = new Request(apiAddress(path), { headers: { authorization: bearer(token) }, signal });
  const response = await fetch(request, { cache: 'no-store' });
  if (response.status === 401) refused(request);
  if (response.status === 423 && isOwn) lockSession();
  return response;
}

/** What a locked session asks for waits until it is unlocked. The server has done nothing of what it refuses as such. */
async function sendUnlocked(request: Request, manner: Manner, init: RequestInit): Promise<Response> {
  for (;;) {
    const token = currentToken();
    const isOwn = token !== null && request.headers.get('authorization') === bearer(token);
    if (isOwn && !manner.whileLocked) await whenUnlocked(request.signal);
    const response = await send(request.clone(), manner, init);
    if (response.status !== 423 || !isOwn || manner.whileLocked) return response;
    lockSession();
  }
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

/**
 * Sends a file to a signed link.
 * @param contentType what the link takes, whatever the browser makes of the file's name
 * @param way tells how much has gone, in bytes, and lets it be broken off
 * @throws the server's refusal, as a call of the API would; the signal's reason when it was broken off
 */
export async function putFile(
  signedUrl: string,
  file: Blob,
  contentType: string,
  way: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<void> {
  const request = new Request(apiAddress(signedUrl), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    signal: way.signal,
  });
  const response = await send(request, { takesLong: true }, {}, fileSender(file, way.onProgress));
  if (response.ok) return;
  throw decodeError(await response.json().catch(() => null)) ?? new Error(`upload refused: ${response.status}`);
}

/**
 * Gets the file behind a signed link.
 * @throws the server's refusal, as a call of the API would
 */
export async function getFile(signedUrl: string, signal: AbortSignal): Promise<Blob> {
  return (await answered(new Request(apiAddress(signedUrl), { signal }))).blob();
}

/**
 * What the server answers to a request that may take long.
 * @throws the server's refusal, as a call of the API would
 */
export async function answered(request: Request): Promise<Response> {
  const response = await callServer(request, {}, { takesLong: true });
  if (response.ok) return response;
  throw decodeError(await response.json().catch(() => null)) ?? unknownResponse(response.status);
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
  if (isMalformedId(error)) return 'Registro não encontrado.';
  if (error instanceof ORPCError && error.message) return error.message;
  if (error instanceof NoPasskey) return error.message;
  if (error instanceof GivenUp) return 'Você desistiu do envio: nada foi enviado ao servidor.';
  if (isNetworkError(error)) return 'Sem conexão com o servidor. Verifique a rede e tente novamente.';
  return 'Algo deu errado. Tente novamente.';
}
