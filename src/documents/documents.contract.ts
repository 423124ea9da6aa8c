import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, requiredLines, requiredMessage } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { documentRecord, listedDocument } from './documents.record.ts';
import { formKinds } from './forms/registry.ts';
import { issuedStates } from './issued/issued.labels.ts';

const { get, create, post, put } = callsOf('Documentos');

const pdf = 'application/pdf';

const chosenId = z.string({ error: requiredMessage }).min(1, { error: requiredMessage, abort: true }).pipe(idField);

/** A company and one of its employees (product 6.5). */
export const selectorInput = z.object({ companyId: chosenId, employeeId: chosenId });

/** What the upload form asks for beside the file (product 6.3). */
export const uploadFields = selectorInput.extend({
  ...documentRecord.fields,
  medicalConfidentiality: z.boolean({ error: 'Escolha Sim ou Não' }).default(true),
});

/** What the withdrawal of a document asks for (product 6.6). */
export const withdrawalFields = z.object({ reason: requiredLines() });

export const kindField = z.enum(formKinds, { error: 'Escolha um dos formulários' });

export type DocumentRow = z.output<typeof listedDocument.schema>;

const documentsOfEmployee = listInput(documentRecord.sorts).extend({
  employeeId: idField,
  /** What was issued here, or what was sent as a file. */
  origin: z.enum(['issued', 'uploaded'], { error: 'Deve ser issued ou uploaded' }).optional(),
  kind: kindField.optional(),
  state: z.enum(issuedStates, { error: `Deve ser um destes: ${issuedStates.join(', ')}` }).optional(),
});
const anyConfidentiality = {
  confidential: z
    .enum(['true', 'false'], { error: 'Deve ser true ou false' })
    .transform((text) => text === 'true')
    .optional(),
};
const signedUrl = z.object({ signedUrl: z.string() });

export const documentsContract = {
  list: get('/documents/{employeeId}', 'documents.read', 'Listar documentos de um colaborador', {
    tokenScope: 'asos:read',
  })
    .input(documentsOfEmployee.extend(anyConfidentiality))
    .output(listOutput('documents', listedDocument.schema)),
  listConfidential: get(
    '/sigilalDocuments/{employeeId}',
    'documents.readConfidential',
    'Listar documentos sob sigilo médico de um colaborador',
  )
    .input(documentsOfEmployee)
    .output(listOutput('documents', listedDocument.schema)),
  open: get('/document/{documentId}', 'documents.read', 'Abrir documento por link assinado', {
    tokenScope: 'asos:read',
    costs: true,
  })
    .refuses('CONFLICT')
    .input(z.object({ documentId: idField }))
    .output(signedUrl),
  upload: create('/uploads', 'documents.upload', 'Pedir link de envio de um PDF')
    .input(
      uploadFields.extend({
        contentType: z.literal(pdf, { error: 'Apenas arquivos PDF são aceitos' }),
        professionalId: idField.optional(),
        /** Bytes of the file: an object store's link is bound to it. */
        size: z.number().int().positive('O arquivo está vazio').optional(),
      }),
    )
    .output(signedUrl.extend({ documentId: z.string() })),
  arrived: post('/uploads/{documentId}/arrived', 'documents.upload', 'Conferir um PDF enviado e publicá-lo na lista')
    .refuses('CONFLICT')
    .input(z.object({ documentId: idField }))
    .output(z.object({ documentId: z.string() })),
  withdraw: put(
    '/document/withdraw/{documentId}',
    'documents.withdraw',
    'Retirar um documento enviado por engano, com o motivo: só quem enviou, e nada é apagado',
  )
    .refuses('CONFLICT')
    .input(withdrawalFields.extend({ documentId: idField })),
  print: post(
    '/prints',
    'documents.print',
    'Registrar que um formulário foi impresso: de quem e qual, nunca o que está nele',
  ).input(z.object({ employeeId: idField, form: kindField })),
};
