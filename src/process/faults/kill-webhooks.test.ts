import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, apiAt } from '../../testing/api.ts';
import { endLeases, type Node, startNode } from '../../testing/crash/start-node.ts';
import { makeCompany, unitFields } from '../../testing/factories.ts';
import { makeWebhook, type Receiver, receivers, startReceiver } from '../../testing/hooks/receiver.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('nodes that tell another system on %s', (engine) => {
  let receiver: Receiver;
  let node: Node;
  let mine: Awaited<ReturnType<typeof makeCompany>>;

  beforeEach(async () => {
    receiver = await startReceiver();
    node = await startNode(engine, receivers);
    mine = await makeCompany(node);
    const events = ['unit.created', 'unit.updated', 'unit.deleted'];
    await makeWebhook(node, mine.token, { url: receiver.url, events });
  });
  afterEach(async () => {
    await node.stop();
    await receiver.stop();
  });

  /** What becomes of some units: each is made, changed so often, and deleted, by one node after the other as through a proxy. */
  async function changeUnits(nodes: readonly Api[], units: number, changes: number): Promise<string[]> {
    let turn = 0;
    const call = async (method: string, path: string, body?: object) => {
      const answer = await nodes[turn++ % nodes.length]?.call(method, path, { as: mine.token, body });
      expect(answer?.status).toBeLessThan(300);
      return answer?.body;
    };
    const made = await Promise.all(
      Array.from({ length: units }, () => call('POST', '/units', { ...unitFields(), companyId: mine.companyId })),
    );
    const ids = made.map((body) => body?.unit.id as string);
    for (let times = 0; times < changes; times++) {
      const name = `Unidade ${times}`;
      await Promise.all(ids.map((id) => call('PUT', `/unit/update/${id}`, { ...unitFields(), name })));
    }
    await Promise.all(ids.map((id) => call('PUT', `/unit/delete/${id}`)));
    return ids;
  }

  const deliveries = () => node.db.selectFrom('webhook_deliveries').selectAll().orderBy('created_at').orderBy('id');
  const isAllTold = async () => (await deliveries().execute()).every(({ state }) => state === 'delivered');
  const twice = () => receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;

  /** What was told of a unit, each thing where it came for the first time. */
  const firstOf = (id: string) => [
    ...new Set(receiver.received.flatMap((one) => (one.data.unitId === id ? [`${one.type} ${one.id}`] : []))),
  ];
  const happenedTo = async (id: string) =>
    (await deliveries().execute()).flatMap((one) => (one.lane === id ? [`${one.event} ${one.id}`] : []));

  test('two nodes that change and tell at once tell everything once, and of each unit in order', async () => {
    const other = await node.beside();
    node.work();
    const ids = await changeUnits([node, apiAt(other.url, node.admin)], 5, 4);
    await until(isAllTold);
    expect([receiver.received.length, twice()]).toEqual([5 * 6, 0]);
    for (const id of ids) expect(firstOf(id)).toEqual(await happenedTo(id));
  });

  test('kill -9 around a sending: nothing is lost, and only what was sent and not noted comes twice, under its identifier', async () => {
    const ids: string[] = [];
    const points = [
      ['webhook:taken#3', 0],
      ['webhook:answered#3', 1],
      ['webhook:noted#3', 1],
    ] as const;
    for (const [point, sentTwice] of points) {
      const killed = await node.beside(point);
      ids.push(...(await changeUnits([node], 3, 2)));
      await killed.died();
      await endLeases(node, killed);
      await node.workDueJobs();
      expect([point, await isAllTold(), twice()]).toEqual([point, true, sentTwice]);
    }
    report({
      fault: `kill -9 em ${points.length} pontos de um aviso a outro sistema (${engine})`,
      load: `${points.length * 12} avisos`,
      acknowledged: points.length * 12,
      lost: 0,
      recovery: `${twice()} enviado duas vezes`,
    });
    expect(await deliveries().execute()).toHaveLength(points.length * 12);
    for (const id of ids) expect(firstOf(id)).toEqual(await happenedTo(id));
  });
});
