import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { today } from '../platform/contract/dates.ts';
import { idField, requiredLines } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { channels, outcomes, requestKinds, retentions } from './privacy-requests.labels.ts';

const { get, create, put } = callsOf('Direitos do titular');

const choice = { error: 'Escolha uma das opções' };
const notAhead = (what: string) => dateField.refine((day) => day <= today(), `${what} não pode estar no futuro`);

/** What the record of a request asks for. */
export const requestFields = z
  .object({
    kind: z.enum(requestKinds, choice),
    received_on: notAhead('A data do pedido'),
    channel: z.enum(channels, choice),
    /** Of a revocation: which consent; empty for any other request. */
    consent_id: z.union([z.literal(''), idField]).default(''),
    asked: requiredLines(2000),
  })
  .refine(({ kind, consent_id }) => (kind === 'consentRevocation') === (consent_id !== ''), {
    path: ['consent_id'],
    message: 'Escolha o consentimento que é revogado, e só em uma revogação',
  });

/** What an answer asks for; which answers may stand is `issuesOfAnswer`. */
export const answerFields = z.object({
  outcome: z.enum(outcomes, choice),
  retention: z.enum(['', ...retentions], choice),
  answer: requiredLines(2000),
  answered_on: notAhead('A data da resposta'),
});

const request = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  kind: z.enum(requestKinds),
  receivedOn: z.string(),
  channel: z.enum(channels),
  dueOn: z.string(),
  answeredOn: z.string().nullable(),
  outcome: z.enum(outcomes).nullable(),
});

const wholeRequest = request.extend({
  /** Null where the key that it was sealed with is not there, as the answer. */
  asked: z.string().nullable(),
  consentId: z.string().nullable(),
  retention: z.enum(retentions).nullable(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  recordedBy: z.string(),
});

export type PrivacyRequest = z.output<typeof request>;
export type WholePrivacyRequest = z.output<typeof wholeRequest>;

const ofRequest = { requestId: idField };

export const privacyRequestsContract = {
  list: get('/privacy-requests', 'privacyRequests.read', 'Pedidos de titulares de dados, os que vencem antes primeiro')
    .input(
      listInput(['dueOn'])
        .omit({ search: true })
        .extend({ employeeId: idField.optional(), state: z.enum(['open', 'all'], choice).optional() }),
    )
    .output(listOutput('requests', request)),
  read: get('/privacy-requests/{requestId}', 'privacyRequests.read', 'Ler um pedido de titular')
    .input(z.object(ofRequest))
    .output(z.object({ request: wholeRequest })),
  create: create(
    '/employee/{employeeId}/privacy-requests',
    'privacyRequests.manage',
    'Registrar o pedido de um titular (LGPD, art. 18)',
    { description: 'A resposta vence em 15 dias (art. 19, II). Uma revogação vale desde o dia do pedido.' },
  )
    .input(requestFields.safeExtend({ employeeId: idField }))
    .output(z.object(ofRequest)),
  answer: put(
    '/privacy-requests/{requestId}/answer',
    'privacyRequests.manage',
    'Registrar a resposta a um pedido de titular',
  )
    .refuses('CONFLICT')
    .input(answerFields.extend({ ...ofRequest, version: z.int32('Versão inválida') })),
};
