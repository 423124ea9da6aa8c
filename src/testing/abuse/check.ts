import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type AbuseRequest, inputOf, outputOf } from './requests.ts';
import type { AbuseResponse } from './send.ts';

/** The codes that an error can have, by status; a status that is not here is never answered. */
const listedCodes: Readonly<Record<number, readonly string[]>> = {
  400: ['BAD_REQUEST'],
  401: ['UNAUTHORIZED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID', 'PASSKEY_INVALID'],
  403: ['FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED'],
  404: ['NOT_FOUND'],
  408: ['REQUEST_TIMEOUT'],
  409: ['CONFLICT', 'CHANGED_BY_OTHER', 'PASSKEYS_UNAVAILABLE', 'REFERRED_ALREADY'],
  413: ['PAYLOAD_TOO_LARGE'],
  414: ['URI_TOO_LONG'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  417: ['EXPECTATION_FAILED'],
  422: ['UNREADABLE_SHEET'],
  429: ['TOO_MANY_REQUESTS'],
  431: ['HEADERS_TOO_LARGE'],
};

/** With the record that is in the way, where it is one. */
const issue = z.strictObject({ path: z.string(), message: z.string().min(1), about: z.uuid().optional() });
/** The open referral that stands in the way of another one of its occasion. */
const referredAlready = z.strictObject({
  issues: z.array(issue).length(1),
  referral: z.strictObject({ id: z.string(), name: z.string() }),
});
const errorShape = z.strictObject({
  code: z.string(),
  status: z.number(),
  message: z.string().min(1),
  data: z
    .union([
      z.strictObject({ issues: z.array(issue).min(1) }),
      referredAlready,
      z.strictObject({ issues: z.array(issue).length(1), problem: z.string() }),
      z.strictObject({ retryAfterSeconds: z.number() }),
    ])
    .optional(),
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Words of programs and of English, which no message for a person holds. */
const foreign =
  /\b(invalid|expected|received|required|unexpected|error|must|should|cannot|undefined|null|object|string|sqlite|select|insert|update|constraint|column|relation|syntax|token|at\s+\S+\s+\(|node:|\.ts:)\b/i;

/**
 * What is wrong with an answer, or null. Whatever was asked, it is a listed error in the one shape and in Portuguese, or
 * what the contract promises, holding what was sent.
 */
export function violationOf(request: AbuseRequest, response: AbuseResponse): string | null {
  if (response.status === 0) return `no answer: ${response.text}`;
  if (!uuid.test(String(response.headers['x-request-id']))) return `${response.status} without a request number`;
  if (response.status >= 400) return request.method === 'HEAD' ? null : violationOfError(response);
  if (response.status === 204 || request.method === 'HEAD')
    return response.text === '' ? null : 'a body where none belongs';
  if (request.endpoint === 'files') return null;
  if (request.endpoint.startsWith('exports.')) return /^(PK|\uFEFF?")/.test(response.text) ? null : 'no spreadsheet';
  const promised = outputOf(request.endpoint);
  if (promised instanceof z.ZodFile) return violationOfFile(promised, response);
  return violationOfSuccess(request, response);
}

/** How a file of a kind begins. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/zip': 'PK',
  'text/calendar': 'BEGIN:VCALENDAR',
};

/** What is wrong with a file: its kind, of those that the contract promises, or how it begins. */
function violationOfFile(promised: z.ZodFile, { headers, text }: AbuseResponse): string | null {
  const [kind = ''] = String(headers['content-type']).split(';');
  const asked = promised.safeParse(new File([text], 'file', { type: kind }));
  if (!asked.success) return `a file of the kind ${kind}`;
  const beginning = beginnings[kind];
  if (beginning === undefined)
    return `how a file of the kind ${kind} begins is not known: say so in ${import.meta.url}`;
  return text.startsWith(beginning) ? null : `no file of the kind ${kind}`;
}

/** What is wrong with an error answer: status, code, shape and language. */
export function violationOfError({ status, headers, text }: AbuseResponse): string | null {
  const codes = listedCodes[status];
  if (!codes) return `status ${status}: ${text.slice(0, 300)}`;
  if (!String(headers['content-type']).startsWith('application/json')) return `${status} as ${headers['content-type']}`;
  const parsed = errorShape.safeParse(jsonOf(text));
  if (!parsed.success) return `${status} in another shape: ${text.slice(0, 300)}`;
  const { code, status: said, message, data } = parsed.data;
  if (said !== status || !codes.includes(code)) return `${status} says ${said} ${code}`;
  const messages = [message, ...(data && 'issues' in data ? data.issues.map(({ message }) => message) : [])];
  const wrong = messages.find((said) => foreign.test(said));
  return wrong === undefined ? null : `${status} speaks like a program: ${wrong.slice(0, 200)}`;
}

function violationOfSuccess(
  { endpoint, fields, how, method, path }: AbuseRequest,
  { status, text }: AbuseResponse,
): string | null {
  if (how === 'method' || how === 'path part') return null;
  const body = jsonOf(text);
  const promised = outputOf(endpoint)?.safeParse(body);
  if (promised && !promised.success) return `${status} against the contract: ${promised.error.message.slice(0, 300)}`;
  if (!fields || method === 'GET') return null;
  const shape = inputOf(endpoint)?.shape;
  const taken = shape ? (z.object(shape).partial().safeParse(fields).data ?? {}) : {};
  const record = Object.values(body as object)[0] as Record<string, unknown>;
  for (const [key, value] of Object.entries(taken)) {
    // The record that a change is about is the one of the path.
    if (method === 'PUT' && /^id$|Id$/.test(key)) continue;
    // Of a physician who was chosen the register says who they are, whatever a save says.
    const ofRegister = key === 'physician_name' || key === 'physician_registration';
    if (endpoint === 'practice.update' && ofRegister && record.physicianId !== null) continue;
    // A save counts the version up that it set out from.
    if (key === 'version') continue;
    // What is taken as not said leaves the record as it is.
    if (value === undefined) continue;
    const kept =
      key === 'email' ? ((record.user as { email?: string } | undefined)?.email ?? record.email) : record[key];
    // What the path says counts, such as the company of what is made, whatever a body says beside it.
    if (typeof kept === 'string' && path.split('/').includes(kept)) continue;
    if (kept !== undefined && !isDeepStrictEqual(kept, value))
      return `${key} was ${JSON.stringify(value)}, became ${JSON.stringify(kept)}`;
    if (typeof kept === 'string' && !isKeepable(kept)) return `${key} keeps ${JSON.stringify(kept)}`;
  }
  return null;
}

/** Well-formed, in the one form of its accents, without control characters and without any that turn the text around. */
function isKeepable(text: string): boolean {
  return (
    text.isWellFormed() &&
    text === text.normalize('NFC').trim() &&
    !/(?![\t\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(text)
  );
}

/** The address at which a record that was just made is read again, and its name in the answer. */
export function addressOf({ endpoint }: AbuseRequest, { status, text }: AbuseResponse): string | null {
  if (status !== 201) return null;
  const [name, record] = Object.entries(jsonOf(text) as Record<string, { id?: string }>)[0] ?? [];
  const paths: Readonly<Record<string, string>> = {
    admin: 'admins',
    company: 'company',
    professional: 'professional',
    unit: 'unit',
    employee: 'employee',
  };
  const path = endpoint.endsWith('.create') ? paths[name ?? ''] : undefined;
  return path && record?.id ? `/${path}/${record.id}` : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
