import { z } from 'zod';
import { callsOf } from '../../../access/endpoint.ts';
import { documentsToSign, signingAnswer } from '../signatures.contract.ts';

const { get, post } = callsOf('Documentos emitidos');

export const cloudSigningsContract = {
  provider: get(
    '/document-signatures/cloud',
    'documents.sign',
    'Com quem se assina na nuvem, como a instalação o configura',
  ).output(z.object({ name: z.string().nullable() })),
  begin: post(
    '/document-signatures/cloud',
    'documents.sign',
    'Pedir a autorização do próprio certificado em nuvem para assinar documentos que se emitiram',
  )
    .refuses('CONFLICT', 'NOT_FOUND')
    .input(z.object({ documentIds: documentsToSign }))
    .output(z.object({ /** Where the holder's browser goes. */ place: z.string() })),
  finish: post(
    '/document-signatures/cloud/finish',
    'documents.sign',
    'Assinar o que se autorizou, com o código com que o provedor devolveu o navegador',
  )
    .refuses('CONFLICT', 'NOT_FOUND', 'CERTIFICATE_REFUSED', 'CLOUD_UNAVAILABLE')
    .input(
      z.object({
        state: z.string({ error: 'Falta o que o provedor devolve' }).min(1, 'Falta o que o provedor devolve').max(200),
        code: z.string({ error: 'Falta o código do provedor' }).min(1, 'Falta o código do provedor').max(4_000),
      }),
    )
    .output(
      signingAnswer.extend({
        /** Until when those that are not signed are taken up again by themselves, for the provider did not answer; null where none is. */
        againUntil: z.string().nullable(),
      }),
    ),
};
