import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';

const { post } = callsOf('Entrega de documentos');

const wrong = 'Link inválido';
const tokenField = z.string({ error: wrong }).min(1, wrong).max(200, wrong);

/** What shows that it is the person; the code, which no employer knows, where the document is confidential. */
const questionFields = z.object({
  birthDate: dateField,
  cpfEnd: z
    .string({ error: 'Campo obrigatório' })
    .trim()
    .regex(/^\d{4}$/, 'Digite os quatro últimos números do CPF'),
  /** Of a confidential document only: what the clinic has given to the person apart from the link. */
  code: z
    .string({ error: 'Campo obrigatório' })
    .transform((typed) => typed.replace(/\D/g, ''))
    .pipe(z.string().length(8, 'O código de retirada tem 8 números'))
    .optional(),
});

const answered = questionFields.extend({ token: tokenField });

/** What a link that still lives leads to: the document, or that it was cancelled or superseded. */
const stateField = z.enum(['issued', 'cancelled', 'superseded']);

export const deliveryLinksContract = {
  check: post('/delivery-links/check', 'public', 'Ver se um link de entrega vale')
    .refuses('NOT_FOUND')
    .input(z.object({ token: tokenField }))
    .output(z.object({ state: stateField, asksCode: z.boolean() })),
  identify: post(
    '/delivery-links/identify',
    'public',
    'Ver que documento um link de entrega traz, com as respostas de quem o recebe',
  )
    .refuses('WRONG_ANSWER', 'NOT_FOUND', 'CONFLICT')
    .input(answered)
    .output(
      z.object({
        kind: z.string(),
        name: z.string(),
        issuedAt: z.string(),
        issuerName: z.string(),
        issuerRegistration: z.string(),
      }),
    ),
  open: post('/delivery-links/open', 'public', 'Abrir o documento de um link de entrega, o que prova a entrega')
    .refuses('WRONG_ANSWER', 'NOT_FOUND', 'CONFLICT')
    .input(answered)
    .output(z.object({ signedUrl: z.string() })),
};
