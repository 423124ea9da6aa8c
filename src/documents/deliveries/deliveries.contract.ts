import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { today } from '../../platform/contract/dates.ts';
import { emailField, idField, optionalLines, requiredLines, requiredText } from '../../platform/contract/fields.ts';
import { type EndReason, endLabels, type Way, wayLabels } from './deliveries.labels.ts';

const { get, create, post, put } = callsOf('Entrega de documentos');

const ways = Object.keys(wayLabels) as [Way, ...Way[]];
const endReasons = Object.keys(endLabels) as [EndReason, ...EndReason[]];

/** What the record of a delivery in hand asks for. */
export const inHandFields = z.object({
  delivered_on: dateField.refine((date) => date <= today(), 'A data da entrega não pode estar no futuro'),
  received_by: requiredText(200),
  /** In what capacity somebody else has received it. */
  note: optionalLines(),
});

/** What striking a delivery in hand asks for. */
export const deliveryWithdrawalFields = z.object({ reason: requiredLines() });

/** What a link asks for that is sent by e-mail. */
export const mailedLinkFields = z.object({ email: emailField() });

const delivery = z.object({
  id: z.string(),
  way: z.enum(ways),
  createdAt: z.string(),
  recordedBy: z.string(),
  receivedBy: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  openedAt: z.string().nullable(),
  /** How often it was opened in all. */
  openings: z.number(),
  expiresAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: z.enum(endReasons).nullable(),
  /** When a delivery in hand that was written down by mistake was struck, and by whom. */
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
  // Null for a company.
  note: z.string().nullable(),
  withdrawalReason: z.string().nullable(),
  email: z.string().nullable(),
  triesLeft: z.number().nullable(),
  openedAddress: z.string().nullable(),
  openedDevice: z.string().nullable(),
  openedSha256: z.string().nullable(),
});

export type Delivery = z.output<typeof delivery>;

const ofDocument = z.object({ documentId: idField });

export const deliveriesContract = {
  list: get('/issued-documents/{documentId}/deliveries', 'documents.read', 'Entregas de um documento emitido', {
    description: 'A empresa vê que foi entregue, quando e como, sem rede, aparelho ou endereço.',
  })
    .input(ofDocument)
    .output(z.object({ deliveries: z.array(delivery) })),
  recordInHand: create(
    '/issued-documents/{documentId}/deliveries',
    'documents.deliver',
    'Registrar a entrega em mãos de um documento emitido',
  )
    .input(inHandFields.extend({ documentId: idField }))
    .output(z.object({ deliveryId: z.string() })),
  makeLink: post(
    '/issued-documents/{documentId}/delivery-links',
    'documents.deliver',
    'Criar um link de entrega, mostrado uma vez ou enviado por e-mail; encerra o anterior',
    {
      status: 201,
      description:
        'Sob sigilo médico o link pede também um código, mostrado uma vez e entregue à parte, e não vai a um endereço da empresa.',
    },
  )
    .refuses('CONFLICT')
    .input(z.object({ documentId: idField, email: mailedLinkFields.shape.email.optional() }))
    .output(
      z.object({
        deliveryId: z.string(),
        /** Its address, with the token after the `#`; null for one that goes by e-mail. It can't be asked for again. */
        url: z.string().nullable(),
        /** Of a confidential document: what goes to the person apart from the link; null for any other. It can't be asked for again. */
        code: z.string().nullable(),
        expiresAt: z.string(),
      }),
    ),
  endLink: put('/deliveries/{deliveryId}/end', 'documents.deliver', 'Encerrar um link de entrega antes do prazo')
    .refuses('CONFLICT')
    .input(z.object({ deliveryId: idField })),
  withdraw: put(
    '/deliveries/{deliveryId}/withdraw',
    'documents.deliver',
    'Retirar uma entrega em mãos registrada por engano, com o motivo: nada é apagado',
  )
    .refuses('CONFLICT')
    .input(deliveryWithdrawalFields.extend({ deliveryId: idField })),
};
