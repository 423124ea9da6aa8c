import { openDatabase } from '../src/platform/database/database.server.ts';
import { sendingKeys } from '../src/testing/esocial/sending-world.ts';
import { startEsocialService } from '../src/testing/esocial/service.ts';
import { type RunningServer, startServer } from '../src/testing/start-process.ts';
import { test as base } from './fixtures.ts';

/** The service of the eSocial of the tests, and how a journey needs not wait for it. */
type Sending = {
  esocial: Awaited<ReturnType<typeof startEsocialService>>;
  /** As if the pauses of all batches were over. */
  leadOn: () => Promise<void>;
};

/** Journeys whose server keeps certificates, and sends to a service that speaks as that of the eSocial does. */
export const test = base.extend<object, Sending>({
  esocial: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const service = await startEsocialService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ esocial }, use) => {
      const server = await startServer({ ENCRYPTION_KEYS: sendingKeys, ...esocial.settings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  leadOn: [async ({ server }, use) => use(() => leadOnAt(server)), { scope: 'worker' }],
});

async function leadOnAt({ place }: RunningServer): Promise<void> {
  const db = openDatabase(place);
  const due_at = new Date(Date.now() - 1_000).toISOString();
  await db.updateTable('jobs').set({ due_at }).where('kind', '=', 'esocial-batch').execute();
  await db.destroy();
}
