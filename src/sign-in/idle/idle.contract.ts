import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { assertionField, optionsOutput } from '../passkeys/passkey.schema.ts';
import { passwordChangeInput } from '../sign-in.contract.ts';

const tags = ['Acesso'];

export const idleContract = {
  noteWork: endpoint('signedIn').route({
    method: 'PUT',
    path: '/sessions/active',
    summary: 'Dizer que há alguém trabalhando: nenhuma outra chamada conta como uso',
    tags,
    successStatus: 204,
  }),
  askToUnlock: endpoint('idle')
    .route({
      method: 'POST',
      path: '/sessions/unlock/options',
      summary: 'Pedir o desafio para desbloquear a sessão com uma chave de acesso',
      tags,
      successStatus: 201,
    })
    .output(z.object({ options: optionsOutput.shape.options.nullable() })),
  unlock: endpoint('idle')
    .route({
      method: 'PUT',
      path: '/sessions/unlock',
      summary: 'Desbloquear a sessão com a própria senha ou uma chave de acesso',
      tags,
      successStatus: 204,
    })
    .input(z.object({ password: passwordChangeInput.shape.current.optional(), passkey: assertionField.optional() })),
};
