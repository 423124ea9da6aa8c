import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { codeField } from '../sign-in.contract.ts';
import { proofInput } from './proof.schema.ts';

const { get, post, put } = callsOf('Acesso');

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
  read: get('/second-factor', 'signedIn', 'A própria verificação em duas etapas').output(state),
  setUp: post('/second-factor', 'signedIn', 'Começar a ativar: a chave para o aplicativo autenticador', { status: 201 })
    .refuses('CONFLICT')
    .input(proofInput)
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirm: put(
    '/second-factor/confirm',
    'signedIn',
    'Ativar com o primeiro código; responde os códigos de recuperação, uma única vez, se ainda não os há',
  )
    .refuses('CONFLICT')
    .input(confirmInput)
    .output(recoveryCodes),
  renewRecoveryCodes: put(
    '/second-factor/recovery-codes',
    'signedIn',
    'Trocar os códigos de recuperação; os anteriores deixam de valer',
  )
    .refuses('CONFLICT')
    .input(proofInput)
    .output(recoveryCodes),
  turnOff: put('/second-factor/turn-off', 'signedIn', 'Desativar, se a clínica não a exige')
    .refuses('CONFLICT')
    .input(proofInput),
};
