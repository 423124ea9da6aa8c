import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { codeField } from '../sign-in.contract.ts';
import { proofInput } from './proof.schema.ts';

const tags = ['Acesso'];

const state = z.object({
  /** Since when sign-in asks for the code of an app; null while it does not. */
  since: z.string().nullable(),
  /** How many passkeys there are: each is a second factor, too. */
  passkeys: z.number(),
  /** Whether the installation requires it of this kind of user. */
  required: z.boolean(),
  recoveryCodesLeft: z.number(),
});

/** What puts a begun set-up in force. */
export const confirmInput = z.object({ code: codeField });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorContract = {
  read: endpoint('signedIn')
    .route({ method: 'GET', path: '/second-factor', summary: 'A própria verificação em duas etapas', tags })
    .output(state),
  setUp: endpoint('signedIn')
    .route({
      method: 'POST',
      path: '/second-factor',
      summary: 'Começar a ativar: a chave para o aplicativo autenticador',
      tags,
      successStatus: 201,
    })
    .input(proofInput)
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirm: endpoint('signedIn')
    .route({
      method: 'PUT',
      path: '/second-factor/confirm',
      summary: 'Ativar com o primeiro código; responde os códigos de recuperação, uma única vez, se ainda não os há',
      tags,
    })
    .input(confirmInput)
    .output(recoveryCodes),
  renewRecoveryCodes: endpoint('signedIn')
    .route({
      method: 'PUT',
      path: '/second-factor/recovery-codes',
      summary: 'Trocar os códigos de recuperação; os anteriores deixam de valer',
      tags,
    })
    .input(proofInput)
    .output(recoveryCodes),
  turnOff: endpoint('signedIn')
    .route({
      method: 'PUT',
      path: '/second-factor/turn-off',
      summary: 'Desativar, se a clínica não a exige',
      tags,
      successStatus: 204,
    })
    .input(proofInput),
};
