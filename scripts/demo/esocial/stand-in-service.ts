import type { Answer, EventAnswer } from '../../../src/esocial/sending/service/answers.server.ts';
import type { EsocialServices } from '../../../src/esocial/sending/service/call-service.server.ts';

/** What the service of the demonstration does with the next batch: takes it, or turns it away at its door. */
export type Humour = 'takes' | 'turns away';

const nothing: Answer = { code: '', words: '', protocol: null, waitSeconds: null, events: new Map(), known: new Map() };

/** The words by which it refuses the last event of each batch of several. */
const refused: EventAnswer = {
  ...{ code: '401', words: 'Evento com erro', receipt: null },
  problems: [
    {
      ...{ code: '17', words: 'O vínculo informado não foi encontrado (resposta inventada da demonstração).' },
      place: '/eSocial/evtMonit/ideVinculo',
    },
  ],
};

/**
 * Stands in for the service of the eSocial while the demonstration is made: nothing leaves the machine. It accepts what it is sent, but for the last
 * event of a batch.
 */
export function standInService() {
  let humour: Humour = 'takes';
  let numbers = 0;
  const next = () => `1.2.${String(++numbers).padStart(19, '0')}`;
  const batches = new Map<string, string[]>();
  const call: EsocialServices['call'] = async ({ operation, message }) => {
    if (operation === 'send') {
      if (humour === 'turns away') {
        return { answer: { ...nothing, code: '404', words: 'Lote Incorreto - Erro Certificado (demonstração)' } };
      }
      const protocol = next();
      batches.set(
        protocol,
        [...message.matchAll(/<evento Id="([^"]+)"/g)].map(([, id = '']) => id),
      );
      return { answer: { ...nothing, code: '201', words: 'Lote recebido com sucesso (demonstração)', protocol } };
    }
    const ids = batches.get(/<protocoloEnvio>([^<]+)/.exec(message)?.[1] ?? '') ?? [];
    const events = new Map(ids.map((id, at) => [id, at > 0 && at === ids.length - 1 ? refused : accepted(next())]));
    return { answer: { ...nothing, code: '201', words: 'Lote processado com sucesso (demonstração)', events } };
  };
  const setHumour = (to: Humour) => {
    humour = to;
  };
  return { call, setHumour };
}

function accepted(receipt: string): EventAnswer {
  return { code: '201', words: 'Sucesso', receipt, problems: [] };
}
