import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../platform/contract/dates.ts';
import { type Api, apiAt } from '../../testing/api.ts';
import { makeCarePlace, makeReferral } from '../../testing/care.ts';
import { type Node, startNode } from '../../testing/crash/start-node.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signIn,
} from '../../testing/factories.ts';
import { type LiveStream, openLive } from '../../testing/live.ts';
import type { RunningServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';

/**
 * Two processes on the same data: what one of them is told to change is seen by those who have their stream on the other. On
 * PostgreSQL by the event itself; on one folder they notice that the other has written, and everything is asked anew.
 */
describe.each(['SQLite', 'PostgreSQL'] as const)('two nodes on %s', (engine) => {
  let one: Node;
  let process: RunningServer;
  let other: Api;

  beforeAll(async () => {
    one = await startNode(engine);
    process = await one.beside();
    other = apiAt(process.url, one.admin);
  });
  afterAll(() => one.stop());

  /** Waits until a screen with this stream would show the record: told of it, or told to ask for everything after it was there. */
  async function sees(stream: LiveStream, id: string, anewBefore: number): Promise<void> {
    await stream.when(() => stream.events.some(({ ids }) => ids.includes(id)) || stream.anew() > anewBefore);
  }

  test('a document that is sent through one is seen by the company on the other', async () => {
    const { companyId, token } = await makeCompany(one);
    const employee = await makeEmployee(one, { companyId, token });
    const doctor = await makeProfessional(other);
    const stream = await openLive(one, token);
    const before = stream.anew();
    const of = { companyId, employeeId: employee.id, token: doctor.token };
    const document = await makeDocument(other, of, { medicalConfidentiality: false });
    await sees(stream, document.id, before);
    const { documents } = (await one.call('GET', `/documents/${employee.id}`, { as: token })).body;
    expect(documents).toMatchObject([{ id: document.id }]);
    stream.close();
  });

  test('a step of the queue on one is seen by who works at it on the other', async () => {
    const { token } = await makeProfessional(one);
    const { token: reception } = await makeProfessional(other, { access: 'reception' });
    const { id: placeId } = await makeCarePlace(one, { token });
    const { id: employeeId } = await makeEmployee(one, await makeCompany(one));
    const stream = await openLive(one, token);
    const { id } = await makeReferral(other, { token: reception, placeId, employeeId }, { day: today() });
    for (const [step, group, body] of [
      ['arrive', 'waiting', { priority: '' }],
      ['call', 'waiting', { room: 'Sala 1' }],
      ['miss', 'ended', {}],
    ] as const) {
      const before = stream.anew();
      const told = stream.events.length;
      expect((await other.call('PUT', `/queue/${id}/${step}`, { as: reception, body })).status).toBeLessThan(300);
      await stream.when(() => stream.events.slice(told).some(({ ids }) => ids.includes(id)) || stream.anew() > before);
      const { people } = (await one.call('GET', `/queue?placeId=${placeId}&group=${group}`, { as: token })).body;
      expect(people, step).toMatchObject([{ id }]);
    }
    stream.close();
  });

  test('a session that ends on one takes its streams on both along', async () => {
    const { company, token } = await makeCompany(one);
    const kept = await openLive(other, await signIn(other, company.user.email));
    const streams = [await openLive(one, token), await openLive(other, token)];
    expect((await one.call('POST', '/logout', { as: token })).status).toBe(204);
    await until(() => streams.every((stream) => stream.hasEnded()));
    expect(kept.hasEnded()).toBe(false);
    kept.close();
  });

  test('an access that is deactivated on one takes the streams on the other along', async () => {
    const { company, token } = await makeCompany(one);
    const stream = await openLive(other, token);
    const admin = await signIn(one, one.admin.email, one.admin.password);
    expect((await one.call('PUT', `/accounts/deactivate/${company.userId}`, { as: admin })).status).toBe(204);
    await until(() => stream.hasEnded());
    expect((await openLive(other, token)).status).toBe(401);
  });

  test('whose node is killed comes back on the other and misses nothing', async () => {
    const { companyId, token } = await makeCompany(one);
    const stream = await openLive(other, token);
    await process.end('SIGKILL');
    await until(() => stream.hasEnded());
    const unit = await makeUnit(one, { companyId, token });
    // A browser that comes back does not say since when it reads: it is told to ask for everything.
    const again = await openLive(one, token, null);
    await again.when(() => again.anew() === 1);
    const { units } = (await one.call('GET', `/units/${companyId}`, { as: token })).body;
    expect(units).toMatchObject([{ id: unit.id }]);
    again.close();
  });
});

test('a node that no longer hears ends its streams, and has them again when it does', async () => {
  const node = await startNode('PostgreSQL');
  const token = await signIn(node, node.admin.email, node.admin.password);
  const first = await openLive(node, token);
  await node.place.database?.run(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zelo live' and datname = current_database()",
  );
  await until(() => first.hasEnded());
  const stream = await openLive(node, token, null);
  await stream.when(() => stream.anew() === 1);
  const { companyId } = await makeCompany(node);
  await stream.heard(companyId);
  stream.close();
  await node.stop();
});
