import fc from 'fast-check';
import type { z } from 'zod';
import { type DeclaredEndpoint, endpointsOf } from '../../access/endpoints.server.ts';
import { policy } from '../../access/policy.ts';
import { contracts } from '../../app/api.server.ts';
import { exampleCalls } from '../example-calls.ts';
import { unknownId } from '../factories.ts';
import type { makeWorlds, Tokens, World } from '../world.ts';
import { evilBodies, evilParts, evilText, evilTypes, evilValue } from './values.ts';

/** The callers, and those of whom the session is ended and the password changed. */
type Who = keyof Tokens | 'leaving' | 'changing';

export type Worlds = Omit<Awaited<ReturnType<typeof makeWorlds>>, 'tokens'> & {
  tokens: Tokens & { leaving: string; changing: string };
};

/** A request as it goes over the line, and what a failure is reported with. */
export type AbuseRequest = {
  /** The endpoint's name in the contracts. */
  endpoint: string;
  /** How it was bent. */
  how: string;
  who: Who;
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body?: string | Buffer | undefined;
  /** The body before it became text, where it is an object. */
  fields?: Record<string, unknown>;
};

/** A call as its endpoint takes it. */
type Call = { endpoint: DeclaredEndpoint; who: Who; path: string; body?: Record<string, unknown>; world: World };

const endpoints = endpointsOf(contracts);
const leavers: Readonly<Record<string, Who>> = { 'access.signOut': 'leaving', 'access.changePassword': 'changing' };
const callers: readonly (keyof Tokens)[] = [
  'visitor',
  'admin',
  'companyA',
  'companyB',
  'professional',
  'colleague',
  'reception',
  'companyKey',
  'practiceKey',
  'bareKey',
];

/** Requests to every endpoint of the contracts about existing, foreign and forged records, each bent in one way. */
export function abuseRequests(worlds: Worlds): fc.Arbitrary<AbuseRequest> {
  return calls(worlds).chain((call) => {
    const hasFields = Object.keys(call.body ?? {}).length > 0;
    const bends = Object.entries(hasFields ? { ...anyCall, ...callWithBody } : anyCall);
    const bent = bends.map(([how, bend]) => bend(call, worlds).map((change) => finish(call, how, change)));
    return fc.oneof(...bent);
  });
}

/** The schema that an endpoint reads its input with. */
export function inputOf(name: string): z.ZodObject | null {
  return (endpoints.find((each) => each.name === name)?.inputSchema as z.ZodObject | undefined) ?? null;
}

/** The schema that says what an endpoint answers. */
export function outputOf(name: string): z.ZodType | undefined {
  return endpoints.find((each) => each.name === name)?.outputSchema as z.ZodType | undefined;
}

function calls({ a, b }: Worlds): fc.Arbitrary<Call> {
  return fc.constantFrom(...endpoints).chain((endpoint) => {
    const example = exampleCalls[endpoint.name];
    if (!example) throw new Error(`no example for ${endpoint.name}`);
    const allowed = callers.filter((who) => may(who, endpoint));
    // Mostly who may, so that more than the first check is reached.
    const who = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(allowed.length > 0 ? allowed : callers)) },
      { weight: 1, arbitrary: fc.constantFrom(...callers) },
    );
    return fc.record({ who, world: fc.constantFrom(a, b) }).map(({ who, world }) => ({
      endpoint,
      // Ended sessions would let no later request further than the sign-in.
      who: leavers[endpoint.name] ?? who,
      world,
      path: example.path(world),
      ...(example.body ? { body: example.body(world) } : {}),
    }));
  });
}

/** Whose the API tokens are. */
const programs: Readonly<Partial<Record<keyof Tokens, string>>> = {
  companyKey: 'company',
  practiceKey: 'professional',
  bareKey: 'company',
};

function may(who: keyof Tokens, { requires, tokenScope }: DeclaredEndpoint): boolean {
  if (programs[who] && tokenScope === null) return false;
  if (requires === 'public' || requires === 'signedIn' || requires === 'idle') return true;
  const type = programs[who] ?? (who.startsWith('company') ? 'company' : who === 'colleague' ? 'professional' : who);
  return Object.hasOwn(policy[requires], type);
}

type Change = Partial<Pick<AbuseRequest, 'method' | 'path' | 'body' | 'fields' | 'headers'>>;
type Bend = (call: Call, worlds: Worlds) => fc.Arbitrary<Change>;

const sent = (fields: Record<string, unknown>): Change => ({ fields, body: JSON.stringify(fields) });
const set = (fields: Record<string, unknown>, key: string, value: unknown): Change =>
  sent(Object.defineProperty({ ...fields }, key, { value, enumerable: true, configurable: true, writable: true }));

const anyCall: Readonly<Record<string, Bend>> = {
  'as it should be': () => fc.constant({}),
  'as it should be, once more': () => fc.constant({}),
  'path part': ({ path }) =>
    fc.oneof(fc.constantFrom(...evilParts), evilText.map(encoded)).chain((part) => {
      const parts = path.split('/');
      return fc.integer({ min: 1, max: parts.length }).map((at) => ({ path: parts.toSpliced(at, 1, part).join('/') }));
    }),
  'forged id in the path': ({ path }, { a, b }) =>
    fc
      .constantFrom(...Object.values(a), ...Object.values(b), unknownId)
      .map((id) => ({ path: path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, id) })),
  query: ({ endpoint, path }) => {
    const names = [
      'search',
      'page',
      'pageSize',
      'sort',
      'page[]',
      'search[a]',
      'a.b',
      '__proto__[x]',
      ...keysOf(endpoint),
    ];
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), evilText), evilText);
    return fc
      .array(pair, { minLength: 1, maxLength: 4 })
      .map((pairs) => pairs.map((pair) => pair.map(encoded).join('=')).join('&'))
      .map((text) => ({ path: `${path}${path.includes('?') ? '&' : '?'}${text.slice(0, 6_000)}` }));
  },
  'list part': ({ path }) =>
    fc
      .record(
        {
          page: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(1e6, 1e7, 2 ** 53, 0.5)),
          pageSize: fc.oneof(fc.integer({ min: -2, max: 600 }), fc.constantFrom(2 ** 31, -0)),
          search: evilText.filter((text) => text.length < 2_000),
          sort: fc.constantFrom('name', '-name', 'cpf', 'createdAt', 'id', '--name', 'name,cpf', 'name;drop table x'),
        },
        { requiredKeys: [] },
      )
      .map((part) =>
        Object.entries(part)
          .map((pair) => pair.map((text) => encoded(String(text))).join('='))
          .join('&'),
      )
      .map((text) => ({ path: `${path}${path.includes('?') ? '&' : '?'}${text}` })),
  method: () =>
    fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY')
      .map((method) => ({ method })),
  header: () =>
    fc
      .constantFrom<[string, string]>(
        ['authorization', 'Bearer '],
        ['authorization', 'Bearer null'],
        ['authorization', 'Basic YTpi'],
        ['authorization', `Bearer ${'a'.repeat(4_000)}`],
        ['authorization', "Bearer ' or 1=1 --"],
        ['authorization', 'Bearer é'],
        ['x-http-method-override', 'DELETE'],
        ['x-request-id', '<script>'],
        ['x-forwarded-host', 'evil.test'],
        ['host', 'evil.test'],
        ['origin', 'https://evil.test'],
        ['origin', 'null'],
        ['accept', 'text/html'],
        ['accept', '\u00ff'],
        ['accept-encoding', 'gzip;q=x'],
        ['range', 'bytes=0-1'],
        ['if-none-match', '*'],
        ['content-encoding', 'gzip'],
        ['transfer-encoding', 'gzip, chunked'],
        ['expect', '100-continue'],
        ['expect', 'nothing'],
        ['upgrade', 'h2c'],
        ['cookie', 'a=b; __proto__=c'],
        ['x-large', 'x'.repeat(20_000)],
      )
      .map((header) => ({ headers: [header] })),
};

const callWithBody: Readonly<Record<string, Bend>> = {
  'one field': (call) =>
    fc
      .tuple(fc.constantFrom(...new Set([...Object.keys(call.body ?? {}), ...keysOf(call.endpoint)])), evilValue)
      .map(([key, value]) => set(call.body ?? {}, key, value)),
  'one text': (call) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(call.body ?? {})), evilText)
      .map(([key, text]) => set(call.body ?? {}, key, text)),
  'one field less': ({ body = {} }) =>
    fc
      .constantFrom(...Object.keys(body))
      .map((key) => sent(Object.fromEntries(Object.entries(body).filter(([name]) => name !== key)))),
  'one field more': ({ body = {} }) =>
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom(
            '__proto__',
            'constructor',
            'prototype',
            'id',
            'userId',
            'type',
            'version',
            'search',
            'toJSON',
            'then',
          ),
          evilText,
        ),
        evilValue,
      )
      .map(([key, value]) => set(body, key, value)),
  'forged id in the body': ({ body = {} }, { a, b }) =>
    fc
      .tuple(
        fc.constantFrom('companyId', 'unitId', 'employeeId', 'professionalId', 'documentId', 'id'),
        fc.constantFrom(...Object.values(a), ...Object.values(b), unknownId),
      )
      .map(([key, id]) => set(body, key, id)),
  'all of the schema': ({ endpoint }) =>
    arbitraryOf(inputOf(endpoint.name)).map((fields) => sent(fields as Record<string, unknown>)),
  'any JSON': () => evilValue.map((value) => ({ body: JSON.stringify(value) ?? '' })),
  'broken JSON': () => fc.constantFrom(...evilBodies).map((body) => ({ body })),
  'cut JSON': ({ body }) =>
    fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((part) => ({ body: JSON.stringify(body).slice(0, part * JSON.stringify(body).length) })),
  'content type': ({ body }) =>
    fc.constantFrom(...evilTypes).map((type) => ({ body: JSON.stringify(body), headers: [['content-type', type]] })),
};

function keysOf({ name }: DeclaredEndpoint): string[] {
  return Object.keys(inputOf(name)?.shape ?? { id: 0 });
}

/** A value that looks like what a schema asks for, as far as types go. */
function arbitraryOf(schema: unknown): fc.Arbitrary<unknown> {
  const def = (schema as z.core.$ZodTypes | null)?._zod.def;
  switch (def?.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, arbitraryOf(part)])), {
        requiredKeys: [],
      });
    case 'string':
      return evilText;
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf));
    case 'optional':
    case 'nullable':
    case 'default':
      return fc.option(arbitraryOf(def.innerType));
    case 'pipe':
      return arbitraryOf(def.in);
    default:
      return evilValue;
  }
}

/** Percent-encoded; half a surrogate pair, which can't be, as the bytes that it would have. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

function finish({ endpoint, who, path, body }: Call, how: string, change: Change): AbuseRequest {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const type: [string, string][] =
    text === undefined && change.body === undefined ? [] : [['content-type', 'application/json']];
  const given = new Set(change.headers?.map(([name]) => name));
  return {
    endpoint: endpoint.name,
    how,
    who,
    method: endpoint.method,
    path,
    ...(body ? { body: text, fields: body } : {}),
    ...(change.body === undefined ? {} : { fields: undefined }),
    ...change,
    headers: [...type.filter(([name]) => !given.has(name)), ...(change.headers ?? [])],
  };
}
