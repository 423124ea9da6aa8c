import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { mostAtOnce } from './signatures.labels.ts';

const { get, post } = callsOf('Documentos emitidos');

const named = z.object({ documentId: z.string(), name: z.string() });

/** What signing asks for beside what is signed. */
export const signingFields = z.object({
  password: z
    .string({ error: 'Digite a senha do certificado' })
    .min(1, 'Digite a senha do certificado')
    .max(200, 'A senha tem no máximo 200 caracteres'),
});

export const documentsToSign = z
  .array(idField, { error: 'Escolha os documentos' })
  .min(1, 'Escolha ao menos um documento')
  .max(mostAtOnce, `Assine no máximo ${mostAtOnce} documentos de cada vez`);

/** What signing several answers. */
export const signingAnswer = z.object({
  /** Those that are signed now, whenever that was. */
  signed: z.array(named),
  /** Those that are not, each with the reason. */
  unsigned: z.array(named.extend({ reason: z.string() })),
  /** Whether it could be looked up that the certificate is not revoked. */
  isRevocationKnown: z.boolean(),
  /** Of those that are signed how many wait for a time stamp; null where none is asked for. */
  unstamped: z.number().nullable(),
});

export const signaturesContract = {
  sign: post(
    '/document-signatures',
    'documents.sign',
    'Assinar digitalmente documentos que se emitiram, com o próprio certificado: uma senha para todos, que não é guardada',
  )
    .refuses('CONFLICT', 'CERTIFICATE_REFUSED', 'NOT_FOUND', 'TOO_MANY_REQUESTS')
    .input(signingFields.extend({ documentIds: documentsToSign }))
    .output(signingAnswer),
  waiting: get(
    '/document-signatures/waiting',
    'documents.sign',
    'O que se emitiu e ainda não se assinou digitalmente: os mais novos, e quantos são',
  ).output(
    z.object({
      documents: z.array(
        /** `about`: the name of the person, or of the company, that it is about. */
        z.object({ id: z.string(), name: z.string(), about: z.string(), issuedAt: z.string() }),
      ),
      total: z.number(),
    }),
  ),
};
