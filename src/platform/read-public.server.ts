import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { publicLookup } from './public-lookup.server.ts';

/**
 * Reads what stands at an address outside of the house. No redirection is followed, and a name that leads into the own network is
 * not connected to.
 * @param timeoutMs within so many milliseconds all of it has come
 * @param mostBytes a longer answer is not what was asked for
 * @throws what the connection throws, and for an answer other than 200 or a longer one
 */
export async function readPublic(
  url: URL,
  { timeoutMs, mostBytes }: { timeoutMs: number; mostBytes: number },
): Promise<Buffer> {
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const call = request(url, { lookup: publicLookup, signal: AbortSignal.timeout(timeoutMs) }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  let bytes = 0;
  const refuse = () => {
    call.destroy();
    throw new Error(`${url.host} answered ${response.statusCode} with ${bytes} bytes or more`);
  };
  if (response.statusCode !== 200) refuse();
  for await (const part of response) {
    bytes += part.length;
    if (bytes > mostBytes) refuse();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
