import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointsOf } from '../access/endpoints.server.ts';
import type { Api } from '../testing/api.ts';
import {
  always,
  type Expected,
  forbidden,
  nothing,
  type Outcome,
  type Pair,
} from '../testing/authorization/outcomes.ts';
import { startRenewedApp } from '../testing/authorization/renewed-app.ts';
import { rows } from '../testing/authorization/rows.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import { employeeFields } from '../testing/factories.ts';
import { bareKeyName, makeWorlds, type Tokens, type World } from '../testing/world.ts';
import { contracts } from './api.server.ts';

/*
 * The authorisation matrix: every endpoint of the contracts × visitor, administrator, company A, company B, professional,
 * reception × a record of their own and another's. 'ok' is any 2xx. Own is, for a professional, what they wrote themselves.
 * That none is forgotten, authorization-rows.test.ts says.
 */

/** What a program is answered otherwise than its user: of documents it opens ASOs alone, and it is the one that has a key. */
const ofPrograms: Readonly<Record<string, Pair>> = { 'documents.open': nothing, 'apiTokens.current': always };

type Worlds = Awaited<ReturnType<typeof makeWorlds>>;
type Caller = { who: keyof Tokens; row: keyof Expected; own: 'a' | 'b'; scopes?: 'all' | 'none' };
const callers: readonly Caller[] = [
  { who: 'visitor', row: 'visitor', own: 'a' },
  { who: 'admin', row: 'admin', own: 'a' },
  { who: 'companyA', row: 'company', own: 'a' },
  { who: 'companyB', row: 'company', own: 'b' },
  { who: 'professional', row: 'professional', own: 'a' },
  { who: 'reception', row: 'reception', own: 'a' },
  { who: 'companyKey', row: 'company', own: 'a', scopes: 'all' },
  { who: 'practiceKey', row: 'professional', own: 'a', scopes: 'all' },
  { who: 'bareKey', row: 'company', own: 'a', scopes: 'none' },
];

function expectedOf({ name, tokenScope }: (typeof endpoints)[number], { row, scopes }: Caller): Pair {
  const ofRow = rows[name]?.[row] ?? forbidden;
  if (!scopes) return ofRow;
  const isOpen = tokenScope === 'any' || (tokenScope !== null && scopes === 'all');
  return isOpen ? (ofPrograms[name] ?? ofRow) : forbidden;
}

/** What ends what it is about: the next who may do it needs worlds that still have it. */
const ending: ReadonlySet<string> = new Set([
  'absences.create',
  'absences.withdraw',
  'access.changePassword',
  'access.signOut',
  'agenda.removeBlock',
  'agenda.removeHoliday',
  'agenda.removePreparation',
  'consents.create',
  'personalIntervals.withdraw',
  'privacyRequests.answer',
  'restrictions.withdraw',
]);

const endpoints = endpointsOf(contracts);
let server: Awaited<ReturnType<typeof startServer>>;
const startServer = () =>
  startRenewedApp(async (app) => {
    const made = await makeWorlds(app);
    // No key can be made without a scope; one that has lost all of them opens nothing.
    await app.db.updateTable('api_tokens').set({ scopes: '' }).where('name', '=', bareKeyName).execute();
    return made;
  });
const call: Api['call'] = (...request) => server.app().call(...request);

let isFresh = true;
/** The worlds as they were made; what only reads leaves them so for the next. */
async function worldsFor(method: string) {
  if (!isFresh) await server.renew();
  isFresh = method === 'GET';
  return server.made;
}
const fresh = () => worldsFor('any');

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(endpoints)('$method $path', (endpoint) => {
  const { name, method, requires } = endpoint;
  // What anybody may call looks at no token, and counts tries by network.
  const asking = requires === 'public' ? callers.filter(({ scopes }) => !scopes) : callers;
  let made: Worlds;
  beforeAll(async () => {
    made = await worldsFor(method);
  });

  async function outcomeFor({ who }: Caller, world: World): Promise<Outcome> {
    const example = exampleCalls[name];
    if (!example) throw new Error(`no example for ${name}`);
    const as = made.tokens[who];
    const body = example.body?.(world);
    const response = await call(method, example.path(world), { ...(as ? { as } : {}), ...(body ? { body } : {}) });
    return response.status >= 200 && response.status < 300 ? 'ok' : (response.status as Outcome);
  }

  // Another's record first: the call about the own one may end it, or the session.
  test.each(asking)("$who, another's record", async (caller) => {
    const expected = expectedOf(endpoint, caller)[1];
    if (ending.has(name) && expected === 'ok') made = await fresh();
    const other = caller.own === 'a' ? made.b : made.a;
    expect(await outcomeFor(caller, other)).toBe(expected);
  });

  test.each(asking)('$who, an own record', async (caller) => {
    const expected = expectedOf(endpoint, caller)[0];
    if (ending.has(name) && expected === 'ok') made = await fresh();
    expect(await outcomeFor(caller, made[caller.own])).toBe(expected);
  });
});

describe('forged identifiers', () => {
  const ids = ({ company, unit, employee, open, professional, admin }: World) => ({
    companyId: company,
    unitId: unit,
    employeeId: employee,
    documentId: open,
    professionalId: professional,
    userId: professional,
    ownerId: company,
    id: { admins: admin, companies: company, professionals: professional },
  });

  /** All that the other side has, as the other side sees it. */
  async function belongings({ b, tokens }: Worlds): Promise<unknown[]> {
    const { companyB, colleague } = tokens;
    const seen = await Promise.all([
      call('GET', `/company/${b.company}`, { as: companyB }),
      call('GET', `/units/${b.company}`, { as: companyB }),
      call('GET', `/unit/${b.unit}`, { as: companyB }),
      call('GET', `/employees/${b.company}`, { as: companyB }),
      call('GET', `/employee/${b.employee}`, { as: companyB }),
      call('GET', `/documents/${b.employee}`, { as: colleague }),
      call('GET', `/professional/${b.professional}`, { as: colleague }),
    ]);
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    return seen.map(({ body }) => body);
  }

  let untouched: unknown[];
  beforeAll(async () => {
    untouched = await belongings(await fresh());
  });

  // A call about the own record in the path that names another's in the body or in the query.
  describe.each(endpoints.filter(({ requires }) => requires !== 'public'))('$method $path', ({ name, method }) => {
    let made: Worlds;
    beforeAll(async () => {
      made = await worldsFor(method);
    });

    test.each(['body', 'query'] as const)(
      'in the %s reach nothing of another company or professional',
      async (where) => {
        const { a, b, tokens } = made;
        const forged = { ...ids(b), id: ids(b).id[name.split('.')[0] as 'admins'] ?? b.employee };
        const path = exampleCalls[name]?.path(a) ?? '';
        const own = exampleCalls[name]?.body?.(a) ?? {};
        const query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams(forged)}`;
        for (const who of ['companyA', 'professional', 'reception', 'companyKey', 'practiceKey'] as const) {
          const body = where === 'body' ? { ...own, ...forged } : own;
          const response = await call(method, where === 'query' ? path + query : path, {
            as: tokens[who],
            ...(method === 'GET' ? {} : { body }),
          });
          expect(response.status, who).toBeLessThan(500);
          // A professional reads every company; a company must not get a glimpse of another.
          if (who === 'companyA' || who === 'companyKey')
            for (const id of Object.values({ ...b, carePlace: 'is nobody’s' }))
              expect(JSON.stringify(response.body)).not.toContain(id);
        }
        expect(await belongings(made)).toEqual(untouched);
      },
    );
  });

  test('of a unit of another company are refused under the field', async () => {
    const { a, b, tokens } = await fresh();
    const body = { ...employeeFields(), companyId: a.company, unitId: b.unit };
    const created = await call('POST', '/employees', { as: tokens.companyA, body });
    expect(created.body.data.issues).toMatchObject([{ path: 'unitId' }]);
  });

  test('of a professional or an employee in an upload are refused', async () => {
    const { a, b, tokens } = await fresh();
    const body = exampleCalls['documents.upload']?.body?.(a);
    const send = (forged: object) =>
      call('POST', '/uploads', { as: tokens.professional, body: { ...body, ...forged } });
    expect((await send({ professionalId: b.professional })).status).toBe(403);
    expect((await send({ employeeId: b.employee })).status).toBe(400);
    expect((await send({ companyId: b.company })).status).toBe(400);
  });
});

test('a company opens no confidential document, not even of its own employee', async () => {
  const { a, tokens } = await fresh();
  const callers = [
    tokens.visitor,
    tokens.admin,
    tokens.companyA,
    tokens.companyB,
    tokens.professional,
    tokens.colleague,
  ];
  const outcomes = await Promise.all(
    callers.map(async (as) => (await call('GET', `/document/${a.secret}`, as ? { as } : {})).status),
  );
  expect(outcomes).toEqual([401, 403, 404, 404, 200, 200]);
});
