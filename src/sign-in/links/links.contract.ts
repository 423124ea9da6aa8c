import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { emailField, passwordField } from '../../platform/contract/fields.ts';
import { deviceNumberField } from '../devices/device-number.schema.ts';
import { assertionField } from '../passkeys/passkey.schema.ts';
import { codeField } from '../sign-in.contract.ts';

const { get, post } = callsOf('Acesso');

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
  device: deviceNumberField,
});

export const linksContract = {
  ways: get('/access-links', 'public', 'Se esta instalação envia e-mails').output(z.object({ mail: z.boolean() })),
  request: post(
    '/access-links',
    'public',
    'Pedir por e-mail um link para criar outra senha; a resposta é a mesma, haja conta ou não',
  )
    .refuses('CONFLICT')
    .input(linkRequestInput),
  check: post('/access-links/check', 'public', 'Ver de quem é um link, sem gastá-lo')
    .refuses('NOT_FOUND')
    .input(z.object({ token: tokenField }))
    .output(
      z.object({
        email: z.string(),
        /** Whether the user has no password yet. */
        isFirst: z.boolean(),
      }),
    ),
  use: post('/access-links/use', 'public', 'Criar a senha com um link: gasta-o e encerra as sessões')
    .refuses('PASSKEY_INVALID', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID', 'NOT_FOUND')
    .input(linkUseInput),
};
