import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { createOnce } from '../../access/idempotency.server.ts';
import { onlyOwner, type Scope } from '../../access/scope.ts';
import { findCompanyAddresses } from '../../companies/company-lookups.db.ts';
import { findEmployeeNames } from '../../employees/employee-lookups.db.ts';
import { queueMail } from '../../mail/queued-mail.server.ts';
import { dayIn } from '../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { fold } from '../../platform/database/search/search.ts';
import { findPublicAddress } from '../../practice/practice-lookups.db.ts';
import { withEntries } from '../../trail/change.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { findUnitAddresses } from '../../units/unit-lookups.db.ts';
import { findIssued, type IssuedOfEmployee, isOfEmployee } from '../issued/issued-reads.db.ts';
import { deliveriesContract } from './deliveries.contract.ts';
import { endLink, findDelivery, insertInHand, insertLink, listDeliveries } from './deliveries.db.ts';
import { forCompany } from './deliveries.rules.ts';
import { newDeliveryCode } from './delivery-code.server.ts';
import { deliveryPath, nothingToDeliver } from './delivery-link.rules.ts';
import { newToken } from './delivery-links.db.ts';
import { withdrawDelivery } from './delivery-withdrawal.server.ts';
import { isOfEmployer } from './employer-address.rules.ts';
import { keepCode } from './sealed-code.server.ts';

/** How issued documents reach the people whom they are about (product 15.5). */
export const deliveriesApi = forSignedIn(deliveriesContract, {
  list: async ({ input: { documentId }, context: { db, scope } }) => {
    const document = await existing(db, scope, documentId);
    const deliveries = await listDeliveries(db, scope, document);
    return { deliveries: onlyOwner(scope) === null ? deliveries : forCompany(deliveries) };
  },

  recordInHand: ({ input: { documentId, delivered_on: deliveredOn, ...given }, context }) =>
    createOnce(context, async (tx) => {
      const document = await standing(tx, context, documentId);
      if (deliveredOn < dayIn(document.issuedAt)) throw invalidInput([{ path: 'delivered_on', message: tooEarly }]);
      await mustExplain(tx, context, document, given);
      const received = { deliveredOn, receivedBy: given.received_by, note: given.note };
      const deliveryId = await insertInHand(tx, document, { professionalId: context.caller.ownerId, ...received });
      await record(tx, context, entryOf('delivered', document));
      return { deliveryId };
    }),

  makeLink: ({ input: { documentId, email }, context }) => {
    const { db, caller, encryptionKeys, isMailOn, publicUrl } = context;
    if (email && !isMailOn)
      throw conflict('Esta instalação não envia e-mails. Crie o link e entregue-o você.', 'email');
    // Together: the link, the one that it ends, the mail and the entry.
    return db.transaction().execute(async (tx) => {
      const document = await standing(tx, context, documentId);
      // The token of a link that goes by e-mail is made with the e-mail: nothing holds it before.
      const made = email ? null : newToken();
      if (email) await mustBeOwn(tx, document, email);
      const code = document.confidential ? newDeliveryCode() : null;
      const link = { professionalId: caller.ownerId, tokenHash: made?.tokenHash ?? null, email: email ?? null };
      const codeOf = code === null ? null : (id: string) => keepCode(id, code, encryptionKeys);
      const { id: deliveryId, expiresAt } = await insertLink(tx, document, { ...link, codeOf });
      if (email) {
        await queueMail(tx, { to: caller.userId, template: 'document-delivery', ids: { delivery: deliveryId } });
      }
      await record(tx, context, entryOf('delivery-link-made', document));
      // Where nobody has said how the installation is reached, the page puts its own address before it.
      const url = made && `${(await findPublicAddress(tx, publicUrl)) ?? ''}${deliveryPath(made.token)}`;
      return { deliveryId, url, code, expiresAt };
    });
  },

  endLink: ({ input: { deliveryId }, context }) =>
    withEntries(context, async (tx) => {
      const delivery = await findDelivery(tx, context.scope, deliveryId);
      if (!delivery) throw notFound('Entrega não encontrada.');
      if (delivery.way !== 'link') throw conflict('Só um link pode ser encerrado: uma entrega em mãos já aconteceu.');
      await lockRow(tx, 'deliveries', deliveryId);
      const isEnded = await endLink(tx, delivery, 'ended');
      return isEnded ? entryOf('delivery-link-ended', { ...delivery, id: delivery.documentId }) : null;
    }),

  withdraw: ({ input: { deliveryId, reason }, context }) => withdrawDelivery(context, deliveryId, reason),
});

/** @throws 400 where somebody else has received it and nobody says in what capacity */
async function mustExplain(
  tx: Database,
  { scope }: SignedInContext,
  { employeeId }: IssuedOfEmployee,
  { received_by, note }: { received_by: string; note: string },
): Promise<void> {
  const names = await findEmployeeNames(tx, scope, [employeeId]);
  if (note !== '' || plain(received_by) === plain(names.get(employeeId) ?? '')) return;
  throw invalidInput([{ path: 'note', message: 'Diga em que condição outra pessoa recebeu' }]);
}

/** A name however it was typed. */
const plain = (name: string) => fold(name).replace(/\s+/g, ' ');

/** @throws 400 where a confidential document would go to its employer */
async function mustBeOwn(tx: Database, { confidential, companyId }: IssuedOfEmployee, email: string): Promise<void> {
  if (!confidential) return;
  const employer = [...(await findCompanyAddresses(tx, companyId)), ...(await findUnitAddresses(tx, companyId))];
  if (!isOfEmployer(email, employer)) return;
  throw invalidInput([{ path: 'email', message: employersAddress }]);
}

const employersAddress =
  'Este endereço é da empresa, e o documento está sob sigilo médico: use um e-mail do próprio colaborador';

const tooEarly = 'A data da entrega não pode ser anterior à emissão';

/** A document that may be delivered, held so that nobody cancels it, or makes another link of it, meanwhile. */
async function standing(tx: Database, { scope }: SignedInContext, documentId: string): Promise<IssuedOfEmployee> {
  await lockRow(tx, 'issued_documents', documentId);
  const document = await existing(tx, scope, documentId);
  if (document.state !== 'issued') throw conflict(nothingToDeliver);
  if (!document.arrivedAt) throw conflict('O arquivo deste documento ainda está sendo feito. Tente em instantes.');
  return document;
}

/** What is about a company is delivered to nobody: it has no person who receives it. */
async function existing(db: Database, scope: Scope, documentId: string): Promise<IssuedOfEmployee> {
  const document = await findIssued(db, scope, documentId);
  if (!document || !isOfEmployee(document)) throw notFound('Documento não encontrado entre os emitidos.');
  return document;
}

function entryOf(
  action: 'delivered' | 'delivery-link-made' | 'delivery-link-ended',
  {
    id,
    companyId,
    employeeId,
    confidential,
  }: Pick<IssuedOfEmployee, 'id' | 'companyId' | 'employeeId' | 'confidential'>,
): NewEntry {
  return { action, subject: 'document', subjectId: id, companyId, employeeId, confidential };
}
