import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { idField, optionalText, requiredLines } from '../../platform/contract/fields.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import { type Audience, audienceLabels } from './presentations.labels.ts';

const { get, create, put } = callsOf('Relatório analítico');

const audience = z.enum(Object.keys(audienceLabels) as [Audience, ...Audience[]], { error: 'Escolha uma das opções' });

/** When and to whom a report was presented. */
export const presentationFields = z.object({ presented_on: dateField, audience, presented_to: optionalText(300) });

/** What the withdrawal of a presentation asks for. */
export const presentationWithdrawalFields = z.object({ reason: requiredLines() });

const presentation = z.object({
  ...{ id: z.string(), version: z.number(), companyId: z.string(), reportId: z.string() },
  /** The number of the document that was presented; empty where nobody wrote it down. */
  documentName: z.string(),
  presented_on: z.string(),
  audience: audience.or(z.literal('')),
  presented_to: z.string(),
  recordedBy: z.string(),
  withdrawnAt: z.string().nullable(),
  withdrawalReason: z.string().nullable(),
});

/** A presentation of an annual report. */
export type ReportPresentation = z.output<typeof presentation>;

const ofPresentation = { presentationId: idField };

export const reportPresentationsContract = {
  list: get(
    '/report-presentations/{companyId}',
    'annualReports.read',
    'Listar as apresentações dos relatórios analíticos de uma empresa',
  )
    .input(z.object({ companyId: idField }))
    .output(z.object({ presentations: z.array(presentation) })),
  read: get('/report-presentation/{presentationId}', 'annualReports.read', 'Ler uma apresentação de um relatório')
    .input(z.object(ofPresentation))
    .output(z.object({ presentation })),
  create: create(
    '/annual-report/{reportId}/presentations',
    'annualReports.manage',
    'Anotar a quem um relatório analítico emitido foi apresentado (NR-7, 7.6.5)',
  )
    .refuses('CONFLICT')
    .input(presentationFields.extend({ reportId: idField }))
    .output(z.object({ reportPresentation: presentation })),
  withdraw: put(
    '/report-presentation/{presentationId}/withdraw',
    'annualReports.manage',
    'Retirar uma apresentação anotada por engano, com o motivo: nada é apagado',
  )
    .refuses('CONFLICT')
    .input(presentationWithdrawalFields.extend({ ...ofPresentation, ...savedVersion })),
};
