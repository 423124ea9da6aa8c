import { bareRegistration } from '../../../src/platform/contract/registration/registration.rules.ts';
import type { Workshop } from '../../../src/platform/jobs/run-job.server.ts';
import { workOff } from '../../../src/platform/jobs/work-off.server.ts';
import type { World } from '../world.ts';
import { fictitiousCertificate } from './fictitious-certificate.ts';
import { standInService } from './stand-in-service.ts';

/** So much later the pauses between two steps of a batch are over; it is still before anything of the night. */
const afterPausesMs = 60_000;

/**
 * What has come of the bakery's events: the old ones were sent by its accountant, whose receipts are written down; of others batches are in each
 * state. Those need a certificate, and with it a key that seals it: where there is none, only receipts are there.
 * What is left open is stopped, so that nothing is sent when the demonstration is opened.
 */
export async function tellEsocial(world: World, workshop: Workshop, hasKeys: boolean): Promise<void> {
  const { call, physician, employers } = world;
  const [bakery] = employers;
  if (!bakery) return;
  const path = `/esocial/events?companyId=${bakery.id}&list=due&sort=dueOn&page=1&pageSize=100`;
  const ready: string[] = (await call(physician, 'GET', path)).events.map(({ id }: { id: string }) => id);
  const [ofAccountant, sent] = [ready.slice(0, -12), ready.slice(-12)];
  for (const [at, id] of ofAccountant.entries()) {
    const receipt = `1.1.${String(7_000_000 + at).padStart(19, '0')}`;
    await call(physician, 'PUT', `/esocial/events/${id}/receipt`, { receipt });
  }
  if (!hasKeys) return;
  const file = fictitiousCertificate(bareRegistration(bakery.record.cnpj), new Date());
  await call(bakery.user, 'PUT', `/certificates/company/${bakery.id}`, file);
  const service = standInService();
  const { esocial } = workshop.services;
  const own = esocial.call;
  esocial.call = service.call;
  try {
    const send = async (eventIds: readonly string[]) => {
      if (eventIds.length > 0) await call(physician, 'POST', '/esocial/batches', { companyId: bakery.id, eventIds });
      await workOff(workshop);
    };
    await send(sent.slice(0, 5));
    await workOff(workshop, afterPausesMs);
    await send(sent.slice(5, 7));
    await stopOpen(world, bakery.id);
    service.setHumour('turns away');
    await send(sent.slice(7, 9));
    await stopOpen(world, bakery.id);
    // Their jobs find them stopped, and end.
    await workOff(workshop, afterPausesMs);
  } finally {
    esocial.call = own;
  }
}

async function stopOpen({ call, physician }: World, companyId: string): Promise<void> {
  const { batches } = await call(physician, 'GET', `/esocial/batches?companyId=${companyId}`);
  for (const { id, isOver, isStopped } of batches as { id: string; isOver: boolean; isStopped: boolean }[]) {
    if (!isOver && !isStopped) await call(physician, 'PUT', `/esocial/batches/${id}/stop`, {});
  }
}
