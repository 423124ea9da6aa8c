import { ORPCError } from '@orpc/contract';

/**
 * One thing that is wrong with the input: the field's path (`user.email`, `exams.0.exam_name`) and what to do; `about`, where another
 * record is in the way, its identifier.
 */
export type Issue = { path: string; message: string; about?: string };

/** Input that can't be taken: 400 with the issues by field path, so that a form puts each under its field. */
export function invalidInput(issues: readonly Issue[]) {
  return new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'Alguns campos precisam de correção.',
    data: { issues: [...issues] },
  });
}

/** Values that other records already have: 409, each under its field. */
export function takenValues(issues: readonly Issue[]) {
  const [first] = issues;
  return new ORPCError('CONFLICT', { status: 409, message: first?.message ?? '', data: { issues: [...issues] } });
}

/** A value that another record already has, or a state that does not allow the call: 409, naming the field if it is one. */
export function conflict(message: string, field?: string) {
  return new ORPCError('CONFLICT', {
    status: 409,
    message,
    ...(field ? { data: { issues: [{ path: field, message }] } } : {}),
  });
}

/** A record that is not there, or not within the caller's reach: 404 in both cases, so that nothing can be found out. */
export function notFound(message = 'Registro não encontrado.') {
  return new ORPCError('NOT_FOUND', { status: 404, message });
}

/** No valid session: 401. */
export function notSignedIn(message = 'Você não está autenticado!') {
  return new ORPCError('UNAUTHORIZED', { status: 401, message });
}

/** A session whose role may not do this: 403. */
export function notAllowed(message = 'Você não tem permissão para esta ação.') {
  return new ORPCError('FORBIDDEN', { status: 403, message });
}

/** Too many tries: 429 with the wait in seconds. */
export function tooManyTries(message: string, retryAfterSeconds: number) {
  return new ORPCError('TOO_MANY_REQUESTS', { status: 429, message, data: { retryAfterSeconds } });
}

/** More work than can wait: 503 with the seconds after which trying again makes sense. */
export function tooBusy(message: string, retryAfterSeconds: number) {
  return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message, data: { retryAfterSeconds } });
}

/** What is said of an identifier that can't be any record's. */
export const malformedId = 'Identificador inválido';

/** Whether what was asked for is not there: no record has the identifier, or could have it. */
export function isNotFound(error: unknown): boolean {
  return (error instanceof ORPCError && error.code === 'NOT_FOUND') || isMalformedId(error);
}

/** Whether nothing but an identifier was wrong, as in an address with a slip. */
export function isMalformedId(error: unknown): boolean {
  const issues = issuesOf(error);
  return issues.length > 0 && issues.every(({ message }) => message === malformedId);
}

/** The issues that an error answer carries, if any. */
export function issuesOf(error: unknown): Issue[] {
  if (!(error instanceof ORPCError)) return [];
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues)) return [];
  return data.issues as Issue[];
}

/** The code of what a session that is idle is answered: the screen asks who it is, and what was asked for waits for that. */
export const idleCode = 'SESSION_IDLE';
