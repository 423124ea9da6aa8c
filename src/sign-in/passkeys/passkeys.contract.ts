import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField, requiredText } from '../../platform/contract/fields.ts';
import { deviceNumberField } from '../devices/device-number.schema.ts';
import { proofInput } from '../second-factor/proof.schema.ts';
import { assertionField, attestationField, optionsOutput } from './passkey.schema.ts';

const tags = ['Acesso'];

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
  ask: endpoint('public')
    .route({
      method: 'POST',
      path: '/login/passkey/options',
      summary: 'Pedir o desafio para entrar com uma chave de acesso, sem senha',
      tags,
      successStatus: 201,
    })
    .output(optionsOutput),
  signIn: endpoint('public')
    .route({ method: 'POST', path: '/login/passkey', summary: 'Entrar com uma chave de acesso, sem senha', tags })
    .input(z.object({ passkey: assertionField, device: deviceNumberField }))
    .output(z.object({ token: z.string(), type: z.string() })),
};

export const passkeysContract = {
  list: endpoint('signedIn')
    .route({ method: 'GET', path: '/passkeys', summary: 'As próprias chaves de acesso', tags })
    .output(
      z.object({
        passkeys: z.array(passkey),
        /** The one address at which keys can be added and used; null while there is none. */
        origin: z.string().nullable(),
      }),
    ),
  askForProof: endpoint('signedIn')
    .route({
      method: 'POST',
      path: '/passkeys/proof',
      summary: 'Pedir o desafio para confirmar com uma chave de acesso quem se é',
      tags,
      successStatus: 201,
    })
    .output(optionsOutput),
  begin: endpoint('signedIn')
    .route({
      method: 'POST',
      path: '/passkeys/options',
      summary: 'Começar a acrescentar uma chave de acesso: o que o navegador precisa para fazê-la',
      tags,
      successStatus: 201,
    })
    .input(proofInput)
    .output(optionsOutput),
  add: endpoint('signedIn')
    .route({
      method: 'POST',
      path: '/passkeys',
      summary:
        'Guardar a chave de acesso que o navegador fez; com a primeira etapa a mais vêm os códigos de recuperação',
      tags,
      successStatus: 201,
    })
    .input(z.object({ name: passkeyName, passkey: attestationField }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  rename: endpoint('signedIn')
    .route({
      method: 'PUT',
      path: '/passkeys/rename/{passkeyId}',
      summary: 'Dar outro nome a uma chave de acesso',
      tags,
      successStatus: 204,
    })
    .input(z.object({ passkeyId: idField, name: passkeyName })),
  remove: endpoint('signedIn')
    .route({
      method: 'PUT',
      path: '/passkeys/remove/{passkeyId}',
      summary: 'Remover uma chave de acesso; encerra as outras sessões',
      tags,
      successStatus: 204,
    })
    .input(proofInput.extend({ passkeyId: idField })),
};
