import type { CallContext } from '../../access/caller.server.ts';
import { forVisitors } from '../../access/handlers.server.ts';
import { findPerson } from '../../employees/employee-lookups.db.ts';
import { announce } from '../../live/announce.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { countOfNetwork, takeBackOfNetwork } from '../../sign-in/limits/attempts.db.ts';
import { deviceName } from '../../sign-in/sessions/device.server.ts';
import { record } from '../../trail/entries.db.ts';
import { documentFileName, documentKey } from '../documents.rules.ts';
import { isPerson, linkIsOver, mustStand, wrongAnswer } from './delivery-link.rules.ts';
import { deliveryLinksContract } from './delivery-links.contract.ts';
import { type FoundLink, findLink, noteOpening, takeTry } from './delivery-links.db.ts';
import { notifyOfLink } from './delivery-notifications.server.ts';

type Answered = { token: string; birthDate: string; cpfEnd: string };

/** What whoever was given a link may do with it, without an account. */
export const deliveryLinksApi = forVisitors(deliveryLinksContract, {
  check: ({ input: { token }, context }) =>
    counted(context, async () => {
      const { state } = found(await findLink(context.db, token));
      return { state };
    }),

  identify: ({ input, context }) =>
    counted(context, async () => {
      const { kind, name, issuedAt, issuerName, issuerRegistration } = await answeredLink(context, input);
      return { kind, name, issuedAt, issuerName, issuerRegistration };
    }),

  open: ({ input, context }) =>
    counted(context, async () => {
      const link = await answeredLink(context, input);
      const { documentId: id, name } = link;
      // Before it is written down: what can't be opened was not delivered.
      const signedUrl = await context.storage.downloadLink(documentKey({ ...link, id }), documentFileName(name), link);
      await writeOpening(context, input.token);
      return { signedUrl };
    }),
});

/** Does what a visitor asks for; what was wrong is counted for the network, on whichever link it was tried. */
async function counted<Result>({ db, address }: CallContext, work: () => Promise<Result>): Promise<Result> {
  await countOfNetwork(db, 'delivery', address);
  const result = await work();
  await takeBackOfNetwork(db, 'delivery', address);
  return result;
}

/**
 * The link that was answered by the person whom its document is of. Wrong answers are counted one after the other, however
 * many come at once.
 * @throws 403 with the tries that are left, 404 for a link that leads nowhere, 409 for a document that no longer stands
 */
async function answeredLink(context: CallContext, { token, ...answers }: Answered): Promise<FoundLink> {
  const { db, address } = context;
  const { link, triesLeft } = await db.transaction().execute(async (tx) => {
    const link = await heldLink(tx, token);
    const person = await findPerson(tx, link.companyId, link.employeeId);
    if (person && isPerson(person, answers)) return { link, triesLeft: null };
    const triesLeft = await takeTry(tx, link);
    if (triesLeft === 0) await notifyOfLink(tx, link);
    await announceOf(tx, link);
    if (triesLeft === 0) await record(tx, { address }, { ...entryOf(link, 'refused'), detail: lastTry, times: 5 });
    return { link, triesLeft };
  });
  if (triesLeft === 0) throw linkIsOver();
  if (triesLeft !== null) throw wrongAnswer(triesLeft);
  return link;
}

/** The endpoint by which the trail names what was refused. */
const lastTry = 'deliveryLinks.identify';

/** The link, held so that nothing else happens to it until the transaction ends. */
async function heldLink(tx: Database, token: string): Promise<FoundLink> {
  await lockRow(tx, 'deliveries', found(await findLink(tx, token)).id);
  const link = found(await findLink(tx, token));
  mustStand(link.state);
  return link;
}

async function writeOpening({ db, address, device }: CallContext, token: string): Promise<void> {
  const by = { address, device: await deviceName(device) };
  await db.transaction().execute(async (tx) => {
    const link = await heldLink(tx, token);
    await noteOpening(tx, link, by);
    if (!link.openedAt) await notifyOfLink(tx, link);
    await record(tx, { address }, entryOf(link, 'link-opened'));
  });
}

function entryOf({ documentId, companyId, employeeId, confidential }: FoundLink, action: 'link-opened' | 'refused') {
  return { action, subject: 'document', subjectId: documentId, companyId, employeeId, confidential } as const;
}

/** Whoever looks at the document's deliveries sees by itself that a try was wrong. */
function announceOf(tx: Database, { documentId, companyId, employeeId, confidential }: FoundLink): Promise<void> {
  return announce(tx, { topic: 'document', ids: [documentId], companyId, employeeId, confidential });
}

function found(link: FoundLink | null): FoundLink {
  if (!link) throw linkIsOver();
  return link;
}
