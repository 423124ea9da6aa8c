import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField, requiredText } from '../../platform/contract/fields.ts';
import { deviceNumberField } from '../devices/device-number.schema.ts';
import { proofInput } from '../second-factor/proof.schema.ts';
import { assertionField, attestationField, optionsOutput } from './passkey.schema.ts';

const { get, post, put } = callsOf('Acesso');

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkey>;

export const passkeyName = requiredText(60);
/** What a key is called. */
export const nameInput = z.object({ name: passkeyName });

export const passkeySignInContract = {
  ask: post('/login/passkey/options', 'public', 'Pedir o desafio para entrar com uma chave de acesso, sem senha', {
    status: 201,
    evenWhenFull: true,
  })
    .refuses('PASSKEYS_UNAVAILABLE')
    .output(optionsOutput),
  signIn: post('/login/passkey', 'public', 'Entrar com uma chave de acesso, sem senha', { evenWhenFull: true })
    .refuses('UNAUTHORIZED', 'PASSKEY_INVALID', 'PASSKEYS_UNAVAILABLE')
    .input(z.object({ passkey: assertionField, device: deviceNumberField }))
    .output(z.object({ token: z.string(), type: z.string() })),
};

export const passkeysContract = {
  list: get('/passkeys', 'signedIn', 'As próprias chaves de acesso').output(
    z.object({
      passkeys: z.array(passkey),
      /** The one address at which keys can be added and used; null while there is none. */
      origin: z.string().nullable(),
    }),
  ),
  askForProof: post('/passkeys/proof', 'signedIn', 'Pedir o desafio para confirmar com uma chave de acesso quem se é', {
    status: 201,
  })
    .refuses('PASSKEYS_UNAVAILABLE')
    .output(optionsOutput),
  begin: post(
    '/passkeys/options',
    'signedIn',
    'Começar a acrescentar uma chave de acesso: o que o navegador precisa para fazê-la',
    { status: 201 },
  )
    .refuses('CONFLICT', 'PASSKEYS_UNAVAILABLE')
    .input(proofInput)
    .output(optionsOutput),
  add: post(
    '/passkeys',
    'signedIn',
    'Guardar a chave de acesso que o navegador fez; com a primeira etapa a mais vêm os códigos de recuperação',
    { status: 201 },
  )
    .refuses('CONFLICT', 'PASSKEYS_UNAVAILABLE')
    .input(z.object({ name: passkeyName, passkey: attestationField }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  rename: put('/passkeys/rename/{passkeyId}', 'signedIn', 'Dar outro nome a uma chave de acesso').input(
    z.object({ passkeyId: idField, name: passkeyName }),
  ),
  remove: put(
    '/passkeys/remove/{passkeyId}',
    'signedIn',
    'Remover uma chave de acesso; encerra as outras sessões',
  ).input(proofInput.extend({ passkeyId: idField })),
};
