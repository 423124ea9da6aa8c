import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField, optionalText } from '../../platform/contract/fields.ts';
import { personKinds } from './registry.ts';

const { create } = callsOf('Documentos emitidos');

const personKind = z.enum(personKinds, { error: `Deve ser um destes: ${personKinds.join(', ')}` });

export const personDocumentsContract = {
  issue: create(
    '/person-documents',
    'documents.issue',
    'Emitir um documento sobre uma pessoa a partir de um registro: a CAT de uma CAT registrada, o encaminhamento ao INSS de um afastamento, a carta após o contrato de um colaborador',
    { costs: true },
  )
    .refuses('NOT_FOUND', 'CONFLICT')
    .input(
      z.object({
        kind: personKind,
        /** The record that it is of. */
        recordId: idField,
        /** What its kind asks for beside the record: each field is refused under `answers.`. */
        answers: z.record(z.string(), z.unknown(), { error: 'Envie o que o documento deve dizer' }).optional(),
        /** The document that this one corrects. */
        supersedesId: idField.optional(),
        /** Why, where another professional had issued that one. */
        correctionReason: optionalText().optional(),
      }),
    )
    .output(z.object({ documentId: z.string(), name: z.string() })),
};
