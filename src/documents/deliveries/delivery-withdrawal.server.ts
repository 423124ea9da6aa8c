import type { SignedInContext } from '../../access/caller.server.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { record } from '../../trail/entries.db.ts';
import { findDelivery, markWithdrawn } from './deliveries.db.ts';

/**
 * Strikes a delivery in hand that was written down by mistake: it stays where it was, with who has struck it, when and why.
 * @throws 404 for none; 409 for a link, of which an opening is the proof, and for one that is struck already
 */
export function withdrawDelivery(context: SignedInContext, deliveryId: string, reason: string): Promise<void> {
  // Together: the delivery is struck, and the trail says so.
  return context.db.transaction().execute(async (tx) => {
    const delivery = await findDelivery(tx, context.scope, deliveryId);
    if (!delivery) throw notFound('Entrega não encontrada.');
    if (delivery.way !== 'in-hand') throw conflict(onlyInHand);
    await lockRow(tx, 'deliveries', deliveryId);
    const struck = await markWithdrawn(tx, delivery, { by: context.caller.ownerId, reason });
    if (!struck) throw conflict('Esta entrega já foi retirada.');
    const { companyId, employeeId, confidential, documentId: subjectId } = delivery;
    const about = { subject: 'document', subjectId, companyId, employeeId, confidential } as const;
    await record(tx, context, { action: 'delivery-withdrawn', ...about });
  });
}

const onlyInHand = 'Só uma entrega em mãos pode ser retirada: um link se encerra, e o que foi aberto por ele fica.';
