import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../platform/database/database.server.ts';
import type { Api } from '../api.ts';
import { password } from '../factories.ts';

/** What came to the receiver, as it was on the wire. */
type Received = {
  id: string;
  type: string;
  data: Readonly<Record<string, string>>;
  body: string;
  headers: IncomingHttpHeaders;
};

/** What a receiver answers: a status, or whatever it does itself. */
type Answer = number | ((response: ServerResponse, received: Received) => void);

/** The network of receivers, for `WEBHOOK_ALLOWED_NETWORKS`. */
export const receivers = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' };

/** A system that receives webhooks, on this machine: everything that came, and how it answers. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Answer = 204;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const { type, data } = JSON.parse(body);
    const one = { id: String(request.headers['webhook-id']), type, data, body, headers: request.headers };
    received.push(one);
    if (typeof answer === 'number') response.writeHead(answer).end();
    else answer(response, one);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/zelo`,
    received,
    /** How it answers from now on. */
    answerWith: (next: Answer) => {
      answer = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** What a webhook is made of. */
export function webhookFields(fields: object = {}) {
  return {
    name: 'Folha de pagamento',
    url: 'https://8.8.8.8/zelo',
    events: ['employee.created'],
    active: true,
    ...fields,
  };
}

/** A webhook with its secret. */
export async function makeWebhook(
  app: Api,
  token: string,
  fields: object,
  secret = password,
): Promise<{ id: string; secret: string }> {
  const made = await app.call('POST', '/webhooks', { as: token, body: webhookFields(fields) });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id } = made.body.webhook;
  const answer = await app.call('POST', `/webhooks/${id}/secret`, { as: token, body: { password: secret } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { id, secret: answer.body.secret };
}

/** Lets so much time go by for everything that is to be sent: all pauses end that last no longer. */
export async function passTime(db: Database, ms: number): Promise<void> {
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  for (const { id, due_at } of await db
    .selectFrom('jobs')
    .select(['id', 'due_at'])
    .where('kind', '=', 'webhook')
    .execute())
    await db
      .updateTable('jobs')
      .set({ due_at: earlier(due_at) })
      .where('id', '=', id)
      .execute();
  for (const { id, retry_at } of await db.selectFrom('webhooks').select(['id', 'retry_at']).execute())
    if (retry_at)
      await db
        .updateTable('webhooks')
        .set({ retry_at: earlier(retry_at) })
        .where('id', '=', id)
        .execute();
  const waiting = db.selectFrom('webhook_deliveries').where('state', '=', 'waiting');
  for (const { id, next_at, created_at } of await waiting.select(['id', 'next_at', 'created_at']).execute()) {
    const moved = { next_at: earlier(next_at), created_at: earlier(created_at) };
    await db.updateTable('webhook_deliveries').set(moved).where('id', '=', id).execute();
  }
}
