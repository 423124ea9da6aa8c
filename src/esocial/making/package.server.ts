import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { streamedZip } from '../../platform/streamed-zip.server.ts';
import type { Left } from './leave.server.ts';

/** What a file is called that leaves without a signature: nobody is to take it for one that may be sent as it is. */
export function unsignedName({ eventId, event }: Pick<Left, 'eventId' | 'event'>): string {
  return `${event.kind}-${eventId}-SEM-ASSINATURA.xml`;
}

const readMe = `Eventos do eSocial SEM ASSINATURA

Estes arquivos foram conferidos pelo esquema oficial e pelas regras do leiaute, mas não estão assinados: o eSocial só os recebe
depois de assinados com um certificado ICP-Brasil da empresa ou de quem tem a sua procuração. Cada arquivo já tem o seu identificador
(Id): não o troque, para que nada seja enviado duas vezes. Depois de enviar, anote no Zelo o recibo de cada um.
`;

/** A ZIP of events that leave, with a note that none of them is signed. */
export async function packed(left: readonly Left[]): Promise<Buffer> {
  const { zip, bytes } = streamedZip();
  zip.addBuffer(Buffer.from(readMe), 'LEIA-ME.txt');
  for (const one of left) zip.addBuffer(Buffer.from(one.xml), unsignedName(one));
  zip.end();
  return buffer(bytes as Readable);
}
