import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endLeases, type Node, startNode } from '../../testing/crash/start-node.ts';
import { type SendingWorld, sendingKeys, sendingWorldAt } from '../../testing/esocial/sending-world.ts';
import { startEsocialService } from '../../testing/esocial/service.ts';
import { report } from './report.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('nodes that send to the eSocial on %s', (engine) => {
  let service: Awaited<ReturnType<typeof startEsocialService>>;
  let node: Node;
  let world: SendingWorld;

  beforeEach(async () => {
    service = await startEsocialService();
    node = await startNode(engine, { ENCRYPTION_KEYS: sendingKeys, ...service.settings });
    world = await sendingWorldAt(node, 3);
  });
  afterEach(async () => {
    await node.stop();
    await service.stop();
  });

  /** As if every pause were over: the other jobs of a node, which repeat themselves, keep theirs. */
  async function leadOn(): Promise<void> {
    for (let steps = 0; steps < 5; steps++) {
      const due_at = new Date(Date.now() - 1_000).toISOString();
      await node.db.updateTable('jobs').set({ due_at }).where('kind', '=', 'esocial-batch').execute();
      await node.workDueJobs();
    }
  }

  test('kill -9 around a sending: every event is taken once, and its receipt is known in the end', async () => {
    const points = ['esocial:trying', 'esocial:answered', 'esocial:noted'] as const;
    for (const point of points) {
      const killed = await node.beside(point);
      const [next] = (await world.events()).filter(({ state }) => state === 'ready');
      expect((await world.send({ eventIds: [next?.id] })).body.events).toBe(1);
      await killed.died();
      await endLeases(node, killed);
      await leadOn();
      expect([point, (await world.events()).find(({ id }) => id === next?.id)?.state]).toEqual([point, 'accepted']);
    }
    expect(service.complaints).toEqual([]);
    expect(service.judged.size).toBe(points.length);
    for (const { eventId, receipt } of await world.events())
      expect(service.judged.get(eventId ?? '')?.receipt).toBe(receipt);
    report({
      fault: `kill -9 em ${points.length} pontos de um envio ao eSocial (${engine})`,
      load: `${points.length} lotes`,
      acknowledged: points.length,
      lost: 0,
      recovery: 'nenhum evento aceito duas vezes',
    });
  });

  test('two nodes that lead batches on at once send each once', async () => {
    await node.beside();
    node.work();
    for (const { id } of await world.events()) await world.send({ eventIds: [id] });
    // That it is sent is written down before it goes.
    await expect.poll(async () => (await world.events()).every(({ state }) => state === 'accepted')).toBe(true);
    const calls = (operation: string) => service.calls.filter((call) => call.startsWith(operation)).length;
    // Of a node that is not heard of for as long as its lease another takes the batch, and asks what is there before it sends again.
    expect(calls('send')).toBeLessThanOrEqual(3 + calls('find'));
    expect(service.judged.size).toBe(3);
    expect(service.complaints).toEqual([]);
  });
});
