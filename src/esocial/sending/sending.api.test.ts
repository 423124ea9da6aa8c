import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseEncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { beginAnew, startSending } from '../../testing/esocial/sending-world.ts';
import { wellBehaved } from '../../testing/esocial/service.ts';
import { refusal } from '../../testing/esocial/service-answers.ts';
import { makeCompany, signInFirstAdmin } from '../../testing/factories.ts';
import { makeWebhook, startReceiver } from '../../testing/hooks/receiver.ts';
import { checkSchemas } from '../schema/schema-check.server.ts';
import { sealedEvents } from './sealed-event.server.ts';

let world: Awaited<ReturnType<typeof startSending>>;
beforeAll(async () => {
  world = await startSending(3);
});
beforeEach(async () => {
  await beginAnew(world);
  world.service.script = wellBehaved;
});
afterAll(() => world.stop());

const later = () => world.app.workDueJobs(world.muchLater);
const states = async () => (await world.events()).map(({ state }) => state);

test('what is ready is signed, sent and accepted with its receipt, and the batch tells how far it is', async () => {
  expect((await world.send()).body).toEqual({ batches: 1, events: 3 });
  await world.app.workDueJobs();
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
  expect((await world.batches())[0]).toMatchObject({
    ...{ state: 'received', events: 3, environment: '2', signer: 'TITULAR DE TESTE', isOver: false },
    protocol: expect.stringMatching(/^1\.2\.\d{19}$/),
  });
  await later();
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
  expect((await world.batches())[0]).toMatchObject({ state: 'done', isOver: true, nextAt: null });
  for (const { eventId, receipt } of await world.events()) {
    expect(world.service.judged.get(eventId ?? '')?.receipt).toBe(receipt);
  }
  expect(world.service.complaints).toEqual([]);
  expect((await world.send()).status).toBe(409);
});

test('the event that was sent is the one that is downloaded, valid and signed by the company’s certificate', async () => {
  await world.send();
  await later();
  const [event] = await world.events();
  const { xml, fileName } = (
    await world.app.call('POST', `/esocial/events/${event?.id}/xml`, { as: world.company.token })
  ).body;
  expect(fileName).toBe(`S-2220-${event?.eventId}.xml`);
  expect(await checkSchemas([{ schema: 'evtMonit.xsd', xml }])).toEqual([[]]);
  // By hand, without the library that signs: the event is written as its canonical form already.
  const [signature = ''] = /<Signature [\s\S]*<\/Signature>/.exec(xml) ?? [];
  const unsigned = xml.replace(/^<\?xml[^>]*\?>/, '').replace(signature, '');
  const digest = createHash('sha256').update(unsigned).digest('base64');
  expect(/<DigestValue>([^<]+)/.exec(signature)?.[1]).toBe(digest);
  const [info = ''] = /<SignedInfo>[\s\S]*<\/SignedInfo>/.exec(signature) ?? [];
  const canonical = info
    .replace('<SignedInfo>', '<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">')
    .replace(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>');
  const der = Buffer.from(/<X509Certificate>([^<]+)/.exec(signature)?.[1] ?? '', 'base64');
  const value = /<SignatureValue>([^<]+)/.exec(signature)?.[1] ?? '';
  const verify = createVerify('RSA-SHA256').update(canonical);
  expect(verify.verify(new X509Certificate(der).publicKey, value, 'base64')).toBe(true);
  expect(info).toContain('<Reference URI="">');
});

test('signed events come under a new key, and are read as they were signed', async () => {
  await world.send();
  await later();
  const [event] = await world.events();
  const read = () => world.app.call('POST', `/esocial/events/${event?.id}/xml`, { as: world.company.token });
  const { xml } = (await read()).body;
  const own = world.app.encryptionKeys;
  const [next] = parseEncryptionKeys(Buffer.alloc(32, 'another').toString('base64'));
  if (!next) throw new Error('no key');
  const there = await sealedEvents.reseal(world.app.db, [next, ...own]);
  expect(there.resealed).toBeGreaterThan(0);
  expect(there.failed.size).toBe(0);
  expect((await read()).status).not.toBe(200);
  expect(await sealedEvents.reseal(world.app.db, [...own, next])).toMatchObject({ resealed: there.resealed });
  expect((await read()).body.xml).toBe(xml);
});

test('a success with a warning is a success, and a refusal stands with the service’s own words until it is sent again', async () => {
  const refused = { ...wellBehaved, verdict: () => 'refused' as const };
  world.service.script = { ...wellBehaved, verdict: () => 'warned' };
  const [first, second] = await world.events();
  await world.send({ eventIds: [first?.id] });
  await later();
  world.service.script = refused;
  await world.send({ eventIds: [second?.id] });
  await later();
  expect(await states()).toEqual(['accepted', 'refused', 'ready']);
  const { reasons, eventId } = (await world.events())[1] ?? {};
  expect(reasons?.[0]).toMatchObject({ code: 'answer-401', place: { screen: 'event' } });
  expect(reasons?.[0]?.message).toContain(refusal);
  world.service.script = wellBehaved;
  expect((await world.send({ eventIds: [second?.id] })).body.events).toBe(1);
  await later();
  expect((await world.events())[1]).toMatchObject({ state: 'accepted', eventId });
});

test('a fault while asking changes nothing, and a refusal at the door leaves everything to be sent', async () => {
  const manners = ['door', 'busy', 'well', 'fault', 'processing', 'busy', 'half', 'broken', 'nothing', 'well'] as const;
  let at = 0;
  world.service.script = { ...wellBehaved, manner: () => manners[at++] ?? 'well' };
  await world.send();
  await world.app.workDueJobs();
  expect(await states()).toEqual(['signed', 'signed', 'signed']);
  expect((await world.batches())[0]).toMatchObject({ state: 'waiting', answerCode: '404', tries: 1 });
  await later();
  expect(at).toBe(manners.length);
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
  expect(world.service.calls.filter((call) => call === 'send: well')).toHaveLength(1);
});

test('an answer that was lost is asked for before anything is sent again', async () => {
  const manners = ['lost', 'well'] as const;
  let at = 0;
  world.service.script = { ...wellBehaved, manner: () => manners[at++] ?? 'well' };
  await world.send();
  await world.app.workDueJobs();
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
  expect((await world.act((await world.batches())[0].id, 'undo')).status).toBe(409);
  await later();
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
  expect(world.service.calls.filter((call) => call.startsWith('send'))).toHaveLength(1);
});

test('a batch is stopped, resumed and, while nothing was received, undone', async () => {
  world.service.script = { ...wellBehaved, manner: () => 'door' };
  await world.send();
  await world.app.workDueJobs();
  const [{ id }] = await world.batches();
  expect((await world.act(id, 'stop')).status).toBe(204);
  expect((await world.act(id, 'resume')).status).toBe(204);
  await world.app.workDueJobs();
  expect(world.service.calls).toHaveLength(2);
  expect((await world.act(id, 'stop')).status).toBe(204);
  const before = world.service.calls.length;
  await later();
  expect(world.service.calls).toHaveLength(before);
  expect((await world.batches())[0]).toMatchObject({ isStopped: true, nextAt: null });
  world.service.script = { ...wellBehaved, manner: (operation) => (operation === 'send' ? 'door' : 'well') };
  expect((await world.act(id, 'resume')).status).toBe(204);
  // At once, however long it was to wait.
  await world.app.workDueJobs();
  expect(world.service.calls.length).toBeGreaterThan(before);
  expect((await world.act(id, 'undo')).status).toBe(204);
  await later();
  expect(await states()).toEqual(['ready', 'ready', 'ready']);
  expect((await world.act(id, 'stop')).status).toBe(409);
  world.service.script = wellBehaved;
  await world.send();
  await later();
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
});

test('other systems are told of what is signed, and of what a batch that was undone gives back', async () => {
  const { app, company } = world;
  const receiver = await startReceiver();
  const { id: webhookId } = await makeWebhook(app, company.token, { url: receiver.url, events: ['esocial.changed'] });
  world.service.script = { ...wellBehaved, manner: () => 'door' };
  await world.send();
  await app.workDueJobs();
  const ids = (await world.events()).map(({ id }) => id);
  expect(receiver.received.map(({ data }) => data.eventId).sort()).toEqual(ids);
  await world.act((await world.batches())[0].id, 'undo');
  await app.workDueJobs();
  expect((await app.call('DELETE', `/webhooks/${webhookId}`, { as: company.token, body: {} })).status).toBe(204);
  await receiver.stop();
  expect(receiver.received.map(({ data }) => data.eventId).sort()).toEqual([...ids, ...ids].sort());
  expect(await states()).toEqual(['ready', 'ready', 'ready']);
});

test('without a certificate, or with letters in the CNPJ, nothing is sent, and why is said', async () => {
  const { app, doctor } = world;
  const numberless = await makeCompany(app, { cnpj: '54.550.752/0001-55', legal_nature: '206-2' });
  const tried = (companyId: string) => app.call('POST', '/esocial/batches', { as: doctor, body: { companyId } });
  expect((await tried(numberless.companyId)).body.message).toContain('Falta um certificado digital válido');
  const lettered = await makeCompany(app, { cnpj: '12.ABC.345/01DE-35', legal_nature: '206-2' });
  const { oldFile } = await import('../../testing/certificates/old-file.ts');
  await app.call('PUT', `/certificates/company/${lettered.companyId}`, { as: lettered.token, body: oldFile });
  expect((await tried(lettered.companyId)).body.message).toContain('só aceita números no CNPJ');
});

test('a company sees its batches and leads none, and an administrator sees none', async () => {
  await world.send();
  const { app, company } = world;
  expect((await app.call('GET', '/esocial/batches', { as: company.token })).body.batches).toHaveLength(1);
  const other = await makeCompany(app);
  expect((await app.call('GET', '/esocial/batches', { as: other.token })).body.batches).toEqual([]);
  expect((await app.call('GET', '/esocial/batches', { as: await signInFirstAdmin(app) })).status).toBe(403);
  const [{ id }] = await world.batches();
  expect((await app.call('PUT', `/esocial/batches/${id}/stop`, { as: company.token, body: {} })).status).toBe(403);
});
