import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyFields, makeCompany } from '../src/testing/factories.ts';
import { expect, fillSignIn, test } from './fixtures.ts';

test('who asks for another page before the server has said who they are is still signed in there', {
  tag: '@seldom-3',
}, async ({ page, api, server }) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  const line = await slowLine(server.url);
  await page.goto(`${line.url}/login`);
  await fillSignIn(page, fields.email, fields.password);
  await expect(page).toHaveURL(`${line.url}/dashboard`);
  await expect(page.getByLabel('Unidades: 0')).toBeVisible();
  const held = line.hold('/api/profile');
  await page.reload();
  await held.asked;
  // Firefox breaks off the call of this page now, and goes on running it until the next one begins to come.
  const next = line.hold('/employees');
  const gone = page.goto(`${line.url}/employees`);
  await next.asked;
  await page.waitForTimeout(1_000);
  held.release();
  next.release();
  await gone;
  await expect(page.getByRole('heading', { level: 1, name: 'Empregados' })).toBeVisible();
  await line.stop();
});

/** The server by way of a line on which the next request of a path waits until it is let go. */
async function slowLine(to: string) {
  const holds = new Map<string, { asked: () => void; released: Promise<void> }>();
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const hold = holds.get(request.url ?? '');
    holds.delete(request.url ?? '');
    hold?.asked();
    await hold?.released;
    const onward = send(`${to}${request.url}`, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
  const proxy = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hold(path: string) {
      const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      holds.set(path, { asked: asked.resolve, released: released.promise });
      return { asked: asked.promise, release: released.resolve };
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
