import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField, optionalText } from '../../platform/contract/fields.ts';
import { listInput, listOutput } from '../../platform/contract/listing.ts';
import { documentRecord, listedDocument } from '../documents.record.ts';
import { companyKinds } from './registry.ts';

const { get, create } = callsOf('Documentos emitidos');

const companyKind = z.enum(companyKinds, { error: `Deve ser um destes: ${companyKinds.join(', ')}` });

export const companyDocumentsContract = {
  list: get('/company-documents/{companyId}', 'documents.read', 'Listar os documentos emitidos sobre uma empresa')
    .input(listInput(documentRecord.sorts).extend({ companyId: idField, kind: companyKind.optional() }))
    .output(listOutput('documents', listedDocument.schema)),
  issue: create(
    '/company-documents',
    'documents.issue',
    'Emitir um documento sobre uma empresa: o que ele diz é reunido dos registros, congelado e numerado',
    { costs: true },
  )
    .refuses('NOT_FOUND', 'CONFLICT')
    .input(
      z.object({
        companyId: idField,
        kind: companyKind,
        /** Of what it is to be, as its kind asks: each field is refused under `answers.`. */
        answers: z.record(z.string(), z.unknown(), { error: 'Envie de que o documento deve ser' }),
        /** The document that this one corrects. */
        supersedesId: idField.optional(),
        /** Why, where another professional had issued that one. */
        correctionReason: optionalText().optional(),
      }),
    )
    .output(z.object({ documentId: z.string(), name: z.string() })),
};
