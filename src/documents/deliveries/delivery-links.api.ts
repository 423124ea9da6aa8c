import type { CallContext } from '../../access/caller.server.ts';
import { forVisitors } from '../../access/handlers.server.ts';
import { findPerson } from '../../employees/employee-lookups.db.ts';
import { announce } from '../../live/announce.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { signedAddress } from '../../platform/files/signed-address.rules.ts';
import { countOfNetwork } from '../../sign-in/limits/attempts.db.ts';
import { deviceName } from '../../sign-in/sessions/device.server.ts';
import { record } from '../../trail/entries.db.ts';
import { documentFileName, documentKey } from '../documents.rules.ts';
import { findForDelivery, type IssuedOfEmployee, isOfEmployee } from '../issued/issued-reads.db.ts';
import { givenFile } from '../signatures/signatures.db.ts';
import { isPerson, linkIsOver, mustStand, triesOfLink, wrongAnswer } from './delivery-link.rules.ts';
import { deliveryLinksContract } from './delivery-links.contract.ts';
import { type FoundLink, findLink, noteOpening, takeTry } from './delivery-links.db.ts';
import { notifyOfLink } from './delivery-notifications.server.ts';
import { isCodeOf } from './sealed-code.server.ts';

type Answered = { token: string; birthDate: string; cpfEnd: string; code?: string | undefined };

/** What whoever was given a link may do with it, without an account. */
export const deliveryLinksApi = forVisitors(deliveryLinksContract, {
  check: ({ input: { token }, context }) =>
    onLink(context, token, async () => {
      const { documentId, codeHash } = found(await findLink(context.db, token));
      const { state } = await documentOf(context.db, documentId);
      return { state, asksCode: codeHash !== null };
    }),

  identify: ({ input, context }) =>
    onLink(context, input.token, async () => {
      const { kind, name, issuedAt, issuerName, issuerRegistration } = await answeredDocument(context, input);
      return { kind, name, issuedAt, issuerName, issuerRegistration };
    }),

  open: ({ input, context }) =>
    onLink(context, input.token, async () => {
      const document = await answeredDocument(context, input);
      // Before it is written down: what can't be opened was not delivered.
      const fileName = documentFileName(document.name);
      const file = await givenFile(context.db, document);
      const signedUrl = await context.storage.downloadLink(documentKey(file), fileName, file);
      await writeOpening(context, input.token, file.sha256);
      return { signedUrl: signedAddress(context.origin, signedUrl) };
    }),
});

/**
 * Does what a visitor asks of a link that leads somewhere: such a link is never refused for what others behind the same network have
 * tried. One that leads nowhere is counted for the network; wrong answers are the link's own (decision 104).
 */
async function onLink<Result>(
  { db, address }: CallContext,
  token: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await findLink(db, token))) {
    await countOfNetwork(db, 'delivery', address);
    throw linkIsOver();
  }
  return work();
}

/**
 * The document of a link that was answered by the person whom it is about. Wrong answers are counted one after the other,
 * however many come at once.
 * @throws 403 with the tries that are left, 404 for a link that leads nowhere, 409 for a document that no longer stands
 */
async function answeredDocument(
  context: CallContext,
  { token, code = '', ...answers }: Answered,
): Promise<IssuedOfEmployee> {
  const { db, address, encryptionKeys } = context;
  // Together: the link, which is held, the try that it loses and the entry.
  const { document, triesLeft, asksCode } = await db.transaction().execute(async (tx) => {
    const { link, document } = await lockLink(tx, token);
    const asksCode = link.codeHash !== null;
    const person = await findPerson(tx, document.companyId, document.employeeId);
    const isRight = person !== null && isPerson(person, answers) && isCodeOf(link, code, encryptionKeys);
    if (isRight) return { document, triesLeft: null, asksCode };
    const triesLeft = await takeTry(tx, link);
    if (triesLeft === 0) await notifyOfLink(tx, link);
    await announceOf(tx, document);
    if (triesLeft === 0) await record(tx, { address }, { ...entryOf(document, 'refused'), ...lastTry });
    return { document, triesLeft, asksCode };
  });
  if (triesLeft === 0) throw linkIsOver();
  if (triesLeft !== null) throw wrongAnswer(triesLeft, asksCode);
  return document;
}

/** The endpoint by which the trail names what was refused, and how often it was. */
const lastTry = { detail: 'deliveryLinks.identify', times: triesOfLink };

/** A link with its document, held so that nothing else happens to it until the transaction ends. */
async function lockLink(tx: Database, token: string): Promise<{ link: FoundLink; document: IssuedOfEmployee }> {
  await lockRow(tx, 'deliveries', found(await findLink(tx, token)).id);
  const link = found(await findLink(tx, token));
  const document = await documentOf(tx, link.documentId);
  mustStand(document.state);
  return { link, document };
}

async function writeOpening({ db, address, device }: CallContext, token: string, sha256: string | null) {
  const by = { address, device: await deviceName(device) };
  // Together: the link, which is held, whom it tells and the entry.
  await db.transaction().execute(async (tx) => {
    const { link, document } = await lockLink(tx, token);
    await noteOpening(tx, link, { ...by, sha256 });
    if (!link.openedAt) await notifyOfLink(tx, link);
    await record(tx, { address }, entryOf(document, 'link-opened'));
  });
}

function entryOf({ id, companyId, employeeId, confidential }: IssuedOfEmployee, action: 'link-opened' | 'refused') {
  return { action, subject: 'document', subjectId: id, companyId, employeeId, confidential } as const;
}

/** Whoever looks at the document's deliveries sees by itself that a try was wrong. */
function announceOf(tx: Database, { id, companyId, employeeId, confidential }: IssuedOfEmployee): Promise<void> {
  return announce(tx, { topic: 'document', ids: [id], companyId, employeeId, confidential });
}

async function documentOf(db: Database, id: string): Promise<IssuedOfEmployee> {
  const document = await findForDelivery(db, id);
  if (!document || !isOfEmployee(document)) throw linkIsOver();
  return document;
}

function found(link: FoundLink | null): FoundLink {
  if (!link) throw linkIsOver();
  return link;
}
