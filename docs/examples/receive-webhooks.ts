// Um sistema que recebe os webhooks do Zelo, em Node.js sem dependências: confere a assinatura (Standard Webhooks), recusa o que é
// velho ou repetido e responde logo. Para provar: SEGREDO=whsec_… PORT=4000 node receive-webhooks.ts
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

type Event = { type: string; timestamp: string; data: Record<string, string> };

const toleranceSeconds = 5 * 60;

/** Diz se o aviso é do Zelo: uma das assinaturas confere, e a hora também. `body` é o texto como chegou, sem mudar um byte. */
export function isAuthentic(secret: string, headers: IncomingHttpHeaders, body: string, now = Date.now()): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (id === undefined || timestamp === undefined || signatures === undefined) return false;
  if (!id || !/^\d+$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * Recebe os avisos. O mesmo aviso pode chegar mais de uma vez, sempre com
 * o mesmo `webhook-id`. Aqui os que já vieram ficam na memória; em um sistema de verdade, em uma tabela com chave única.
 */
export function receiver({ secret, onEvent }: { secret: string; onEvent: (event: Event) => void }): Server {
  const seen = new Set<unknown>();
  return createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    if (!isAuthentic(secret, request.headers, body)) return response.writeHead(401).end();
    // O repetido é respondido como o primeiro, e não é feito outra vez.
    if (!seen.has(request.headers['webhook-id'])) onEvent(JSON.parse(body));
    seen.add(request.headers['webhook-id']);
    response.writeHead(204).end();
  });
}

if (import.meta.main) {
  const secret = process.env.SEGREDO ?? '';
  const onEvent = ({ type, timestamp, data }: Event) => console.log(timestamp, type, data);
  receiver({ secret, onEvent }).listen(Number(process.env.PORT ?? 4000), '127.0.0.1');
}
