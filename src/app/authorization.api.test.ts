import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointsOf } from '../access/endpoints.server.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import { employeeFields, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { makeWorlds, type Tokens, type World } from '../testing/world.ts';
import { contracts } from './api.server.ts';

/**
 * The authorisation matrix: every endpoint of the contracts × visitor, administrator, company A, company B, professional
 * × a record of their own and another's. 'ok' is any 2xx. Own is, for a professional, what they wrote themselves.
 */
type Outcome = 'ok' | 401 | 403 | 404 | 409;
type Expected = Record<'visitor' | 'admin' | 'company' | 'professional', readonly [own: Outcome, other: Outcome]>;

const never = [401, 401] as const;
const forbidden = [403, 403] as const;
const always = ['ok', 'ok'] as const;
const onlyOwn = ['ok', 404] as const;

const adminOnly: Expected = { visitor: never, admin: always, company: forbidden, professional: forbidden };
const ownCompanyOnly: Expected = { visitor: never, admin: forbidden, company: onlyOwn, professional: forbidden };
const ownCompanyAndProfessional: Expected = { ...ownCompanyOnly, professional: always };
const professionalOnly: Expected = { visitor: never, admin: forbidden, company: forbidden, professional: always };
const anySession: Expected = { visitor: never, admin: always, company: always, professional: always };
const nothing = [404, 404] as const;
/** None of the callers has a second factor, nor has begun to set one up. */
const notBegun = [409, 409] as const;
const noSecondFactor: Expected = { visitor: never, admin: notBegun, company: notBegun, professional: notBegun };

/** The server is called by its number, which no key is made for. */
const noKeys = [409, 409] as const;
const noPasskeys: Expected = { visitor: never, admin: noKeys, company: noKeys, professional: noKeys };

/** Nothing waits for approval where the installation requires none. */
/** No record of a world was ever set aside. */
const nothingAside: Expected = { ...adminOnly, admin: nothing };
const nothingWaits: Expected = { ...adminOnly, admin: [409, 409] };

const rows: Readonly<Record<string, Expected>> = {
  'signIn.signIn': { visitor: never, admin: never, company: never, professional: never },
  'access.profile': anySession,
  'access.changePassword': anySession,
  'access.signOut': anySession,
  'sessions.list': anySession,
  'sessions.end': { visitor: never, admin: nothing, company: onlyOwn, professional: nothing },
  'sessions.endOthers': anySession,
  'secondFactor.read': anySession,
  'secondFactor.setUp': anySession,
  'secondFactor.confirm': noSecondFactor,
  'secondFactor.renewRecoveryCodes': noSecondFactor,
  'secondFactor.turnOff': noSecondFactor,
  'passkeySignIn.ask': { visitor: noKeys, admin: noKeys, company: noKeys, professional: noKeys },
  'passkeySignIn.signIn': { visitor: noKeys, admin: noKeys, company: noKeys, professional: noKeys },
  'passkeys.list': anySession,
  'passkeys.askForProof': noPasskeys,
  'passkeys.begin': noPasskeys,
  'passkeys.add': noPasskeys,
  'passkeys.rename': { visitor: never, admin: nothing, company: nothing, professional: nothing },
  'passkeys.remove': { visitor: never, admin: nothing, company: nothing, professional: nothing },
  'idle.noteWork': anySession,
  'idle.askToUnlock': anySession,
  'idle.unlock': anySession,
  'accounts.read': adminOnly,
  'accounts.deactivate': adminOnly,
  'accounts.reactivate': adminOnly,
  'accounts.endSessions': adminOnly,
  'accounts.makeLink': adminOnly,
  'links.ways': { visitor: always, admin: always, company: always, professional: always },
  // No mail server is configured, and the link leads nowhere.
  'links.request': { visitor: [409, 409], admin: [409, 409], company: [409, 409], professional: [409, 409] },
  'links.check': { visitor: nothing, admin: nothing, company: nothing, professional: nothing },
  'links.use': { visitor: nothing, admin: nothing, company: nothing, professional: nothing },
  'notices.list': adminOnly,
  'notices.seen': adminOnly,
  'notices.approve': nothingWaits,
  'notices.refuse': nothingWaits,
  'practice.read': anySession,
  'practice.update': adminOnly,
  // No image of that name has ever been the letterhead.
  'practice.readLetterhead': { visitor: never, admin: nothing, company: nothing, professional: nothing },
  'practice.changeLetterhead': adminOnly,
  'admins.list': adminOnly,
  'admins.create': adminOnly,
  'admins.read': adminOnly,
  'admins.update': adminOnly,
  'companies.list': { visitor: never, admin: always, company: forbidden, professional: always },
  'companies.create': adminOnly,
  'companies.read': { visitor: never, admin: always, company: onlyOwn, professional: always },
  'companies.update': adminOnly,
  'professionals.list': adminOnly,
  'professionals.create': adminOnly,
  'professionals.read': { visitor: never, admin: always, company: forbidden, professional: onlyOwn },
  'professionals.update': adminOnly,
  'units.list': ownCompanyAndProfessional,
  'units.create': ownCompanyOnly,
  'units.read': ownCompanyAndProfessional,
  'units.update': ownCompanyOnly,
  'units.remove': ownCompanyOnly,
  'employees.list': ownCompanyAndProfessional,
  'employees.listByUnit': ownCompanyAndProfessional,
  'employees.search': professionalOnly,
  'employees.create': ownCompanyOnly,
  'employees.read': ownCompanyAndProfessional,
  'employees.readUnit': ownCompanyAndProfessional,
  'employees.update': ownCompanyOnly,
  'employees.inactivate': ownCompanyOnly,
  'employees.reactivate': ownCompanyOnly,
  'employees.move': ownCompanyOnly,
  'employees.moveAll': ownCompanyOnly,
  'documents.list': ownCompanyAndProfessional,
  'documents.listConfidential': professionalOnly,
  'documents.open': ownCompanyAndProfessional,
  'documents.upload': professionalOnly,
  'documents.arrived': { ...professionalOnly, professional: onlyOwn },
  'documents.withdraw': { ...professionalOnly, professional: onlyOwn },
  'documents.print': professionalOnly,
  'issued.issue': professionalOnly,
  'issued.read': ownCompanyAndProfessional,
  'issued.answers': professionalOnly,
  'issued.latest': professionalOnly,
  'issued.cancel': professionalOnly,
  'issued.print': ownCompanyAndProfessional,
  'deliveries.list': ownCompanyAndProfessional,
  'deliveries.recordInHand': professionalOnly,
  'deliveries.makeLink': professionalOnly,
  // Nobody has made a link, and the one that is asked for leads nowhere.
  'deliveries.endLink': { visitor: never, admin: forbidden, company: forbidden, professional: nothing },
  'deliveryLinks.check': { visitor: nothing, admin: nothing, company: nothing, professional: nothing },
  'deliveryLinks.identify': { visitor: nothing, admin: nothing, company: nothing, professional: nothing },
  'deliveryLinks.open': { visitor: nothing, admin: nothing, company: nothing, professional: nothing },
  // Nobody has issued an ASO in a world, nor asked for one.
  'bundles.create': { ...ownCompanyOnly, company: nothing },
  'bundles.list': { ...ownCompanyOnly, company: always },
  'bundles.open': { ...ownCompanyOnly, company: nothing },
  'bundleDocuments.list': ownCompanyOnly,
  'tasks.list': adminOnly,
  'tasks.read': nothingAside,
  'tasks.retry': nothingAside,
  'tasks.retryAll': adminOnly,
  'tasks.discard': nothingAside,
  'audit.list': adminOnly,
  'audit.export': adminOnly,
  'audit.listOfEmployee': professionalOnly,
  'notifications.list': anySession,
  'notifications.count': anySession,
  'notifications.read': { visitor: never, admin: nothing, company: onlyOwn, professional: nothing },
  'notifications.readAll': { visitor: never, admin: nothing, company: onlyOwn, professional: nothing },
  'notifications.choices': anySession,
  'notifications.choose': anySession,
  'addresses.find': { visitor: never, admin: always, company: always, professional: forbidden },
};

type Caller = { who: keyof Tokens; row: keyof Expected; own: 'a' | 'b' };
const callers: readonly Caller[] = [
  { who: 'visitor', row: 'visitor', own: 'a' },
  { who: 'admin', row: 'admin', own: 'a' },
  { who: 'companyA', row: 'company', own: 'a' },
  { who: 'companyB', row: 'company', own: 'b' },
  { who: 'professional', row: 'professional', own: 'a' },
];

const endpoints = endpointsOf(contracts);
let app: TestApp;
let first: string;
const fresh = () => makeWorlds(app, first);
let read: ReturnType<typeof makeWorlds> | undefined;
/** What only reads needs no worlds of its own. */
const worldsFor = (method: string) => {
  if (method !== 'GET') return fresh();
  read ??= fresh();
  return read;
};
beforeAll(async () => {
  app = await startApp();
  first = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

test('every endpoint of the contracts has a row and an example, and each of these an endpoint', () => {
  const names = endpoints.map(({ name }) => name).sort();
  expect(Object.keys(rows).sort(), 'add the new endpoint to `rows`').toEqual(names);
  expect(Object.keys(exampleCalls).sort(), 'add the new endpoint to `exampleCalls`').toEqual(names);
});

describe.each(endpoints)('$method $path', ({ name, method }) => {
  let made: Awaited<ReturnType<typeof makeWorlds>>;
  beforeAll(async () => {
    made = await worldsFor(method);
  });

  async function outcomeFor({ who }: Caller, world: World): Promise<Outcome> {
    const example = exampleCalls[name];
    if (!example) throw new Error(`no example for ${name}`);
    const as = made.tokens[who];
    const body = example.body?.(world);
    const response = await app.call(method, example.path(world), { ...(as ? { as } : {}), ...(body ? { body } : {}) });
    return response.status >= 200 && response.status < 300 ? 'ok' : (response.status as Outcome);
  }

  // Another's record first: the call about the own one may end it, or the session.
  test.each(callers)("$who, another's record", async (caller) => {
    const other = caller.own === 'a' ? made.b : made.a;
    expect(await outcomeFor(caller, other)).toBe(rows[name]?.[caller.row][1]);
  });

  test.each(callers)('$who, an own record', async (caller) => {
    // The call about another's record has ended the caller's session.
    if (name === 'access.signOut') made = await fresh();
    expect(await outcomeFor(caller, made[caller.own])).toBe(rows[name]?.[caller.row][0]);
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
  async function belongings({ b, tokens }: Awaited<ReturnType<typeof makeWorlds>>): Promise<unknown[]> {
    const { companyB, colleague } = tokens;
    const seen = await Promise.all([
      app.call('GET', `/company/${b.company}`, { as: companyB }),
      app.call('GET', `/units/${b.company}`, { as: companyB }),
      app.call('GET', `/unit/${b.unit}`, { as: companyB }),
      app.call('GET', `/employees/${b.company}`, { as: companyB }),
      app.call('GET', `/employee/${b.employee}`, { as: companyB }),
      app.call('GET', `/documents/${b.employee}`, { as: colleague }),
      app.call('GET', `/professional/${b.professional}`, { as: colleague }),
    ]);
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    return seen.map(({ body }) => body);
  }

  // A call about the own record in the path that names another's in the body or in the query.
  describe.each(endpoints.filter(({ requires }) => requires !== 'public'))('$method $path', ({ name, method }) => {
    let made: Awaited<ReturnType<typeof makeWorlds>>;
    beforeAll(async () => {
      made = await worldsFor(method);
    });

    test.each(['body', 'query'] as const)(
      'in the %s reach nothing of another company or professional',
      async (where) => {
        const { a, b, tokens } = made;
        const before = await belongings(made);
        const forged = { ...ids(b), id: ids(b).id[name.split('.')[0] as 'admins'] ?? b.employee };
        const path = exampleCalls[name]?.path(a) ?? '';
        const own = exampleCalls[name]?.body?.(a) ?? {};
        const query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams(forged)}`;
        for (const who of ['companyA', 'professional'] as const) {
          const body = where === 'body' ? { ...own, ...forged } : own;
          const response = await app.call(method, where === 'query' ? path + query : path, {
            as: tokens[who],
            ...(method === 'GET' ? {} : { body }),
          });
          expect(response.status, who).toBeLessThan(500);
          // A professional reads every company; a company must not get a glimpse of another.
          if (who === 'companyA')
            for (const id of Object.values(b)) expect(JSON.stringify(response.body)).not.toContain(id);
        }
        expect(await belongings(made)).toEqual(before);
      },
    );
  });

  test('of a unit of another company are refused under the field', async () => {
    const { a, b, tokens } = await fresh();
    const body = { ...employeeFields(), companyId: a.company, unitId: b.unit };
    const created = await app.call('POST', '/employees', { as: tokens.companyA, body });
    expect(created.body.data.issues).toMatchObject([{ path: 'unitId' }]);
  });

  test('of a professional or an employee in an upload are refused', async () => {
    const { a, b, tokens } = await fresh();
    const body = exampleCalls['documents.upload']?.body?.(a);
    const send = (forged: object) =>
      app.call('POST', '/uploads', { as: tokens.professional, body: { ...body, ...forged } });
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
    callers.map(async (as) => (await app.call('GET', `/document/${a.secret}`, as ? { as } : {})).status),
  );
  expect(outcomes).toEqual([401, 403, 404, 404, 200, 200]);
});
