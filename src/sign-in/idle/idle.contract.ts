import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { assertionField, optionsOutput } from '../passkeys/passkey.schema.ts';
import { passwordChangeInput } from '../sign-in.contract.ts';

const { post, put } = callsOf('Acesso');

export const idleContract = {
  noteWork: put(
    '/sessions/active',
    'signedIn',
    'Dizer que há alguém trabalhando: nenhuma outra chamada conta como uso',
    { evenWhenFull: true },
  ),
  askToUnlock: post(
    '/sessions/unlock/options',
    'idle',
    'Pedir o desafio para desbloquear a sessão com uma chave de acesso',
    { status: 201, evenWhenFull: true },
  ).output(z.object({ options: optionsOutput.shape.options.nullable() })),
  unlock: put('/sessions/unlock', 'idle', 'Desbloquear a sessão com a própria senha ou uma chave de acesso', {
    evenWhenFull: true,
  }).input(z.object({ password: passwordChangeInput.shape.current.optional(), passkey: assertionField.optional() })),
};
