import { Agent, request as httpRequest } from 'node:http';

/** What came back, or the word of the line that broke. */
export type AbuseResponse = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

type Sent = { method: string; path: string; headers: readonly [string, string][]; body?: string | Buffer | undefined };

const lineEnded = 'the line has ended';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends exactly this, where `fetch` would mend or refuse it. A broken line answers status 0. */
export async function send(url: string, sent: Sent): Promise<AbuseResponse> {
  const { reused, ...response } = await sendOnce(url, sent);
  // The line may have been at its end when it was taken for another request; on a fresh one there is no such excuse.
  return response.text === lineEnded && reused ? send(url, sent) : response;
}

function sendOnce(url: string, { method, path, headers, body }: Sent): Promise<AbuseResponse & { reused: boolean }> {
  const { hostname, port } = new URL(url);
  const length = [['content-length', String(Buffer.byteLength(body ?? ''))]];
  return new Promise((done) => {
    const broken = (error: NodeJS.ErrnoException) => {
      const text = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? lineEnded : error.message;
      done({ status: 0, headers: {}, text, reused: request.reusedSocket });
    };
    const flat = [['host', `${hostname}:${port}`], ...length, ...headers].flat();
    const request = httpRequest({ hostname, port, method, path, headers: flat, agent, setHost: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', broken);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          reused: request.reusedSocket,
        }),
      );
    });
    request.setTimeout(300_000, () => request.destroy(new Error('no answer in five minutes')));
    request.on('error', broken);
    request.end(body);
  });
}
