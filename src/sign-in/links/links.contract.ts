import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { emailField, passwordField } from '../../platform/contract/fields.ts';
import { assertionField } from '../passkeys/passkey.schema.ts';
import { codeField } from '../sign-in.contract.ts';

const tags = ['Acesso'];

const tokenField = z.string({ error: 'Link inválido' }).min(1, 'Link inválido').max(200, 'Link inválido');

/** The form of 'Esqueci minha senha'. */
const linkRequestInput = z.object({ email: emailField() });

/** A link with the password that it lets its user choose; the screen also asks to repeat it. */
const linkUseInput = z.object({
  token: tokenField,
  password: passwordField,
  /** Asked for in a second step, of users who have a second factor. */
  code: codeField.optional(),
  /** Instead of the code, of users who have a passkey. */
  passkey: assertionField.optional(),
});

export const linksContract = {
  ways: endpoint('public')
    .route({ method: 'GET', path: '/access-links', summary: 'Se esta instalação envia e-mails', tags })
    .output(z.object({ mail: z.boolean() })),
  request: endpoint('public')
    .route({
      method: 'POST',
      path: '/access-links',
      summary: 'Pedir por e-mail um link para criar outra senha; a resposta é a mesma, haja conta ou não',
      tags,
      successStatus: 204,
    })
    .input(linkRequestInput),
  check: endpoint('public')
    .route({ method: 'POST', path: '/access-links/check', summary: 'Ver de quem é um link, sem gastá-lo', tags })
    .input(z.object({ token: tokenField }))
    .output(
      z.object({
        email: z.string(),
        /** Whether the user has no password yet. */
        isFirst: z.boolean(),
      }),
    ),
  use: endpoint('public')
    .route({
      method: 'POST',
      path: '/access-links/use',
      summary: 'Criar a senha com um link: gasta-o e encerra as sessões',
      tags,
      successStatus: 204,
    })
    .input(linkUseInput),
};
