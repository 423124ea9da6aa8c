import { request } from 'node:https';
import type { Signer } from '../../../certificates/certificate-lookups.server.ts';
import { type Answer, readAnswer } from './answers.server.ts';
import { enveloped, type Operation } from './envelopes.rules.ts';

/** Where the services of an environment are. */
export type ServiceAddresses = Readonly<Record<Operation, string>>;

/** Where the services are, by the environment: '1' produção, null while no address of it is in the settings, '2' produção restrita. */
export type EsocialServices = {
  addresses: { 1: ServiceAddresses | null; 2: ServiceAddresses };
  /** Those who vouch for the services, beside Node's own, as PEM. */
  authorities: string | undefined;
  call: typeof callService;
};

declare module '../../../platform/jobs/job.server.ts' {
  interface JobServices {
    esocial: EsocialServices;
  }
}

export type ServiceCall = {
  operation: Operation;
  url: string;
  message: string;
  pair: Signer['pair'];
  authorities: string | undefined;
  signal: AbortSignal;
};

/** How a call ended: with an answer, with nothing that anybody can have received, or unclear. */
export type CallOutcome = { answer: Answer } | { fault: 'unreached' | 'unclear'; words: string };

/** A service that has not answered by then may have received it all the same. */
const longestMs = 120_000;
const mostBytes = 20_000_000;

/** Calls a service of the eSocial over TLS, in the name of the certificate. */
export async function callService(call: ServiceCall): Promise<CallOutcome> {
  const { action, body } = enveloped(call.operation, call.message);
  try {
    const { status, text } = await posted(call, action, body);
    const answer = await readAnswer(text);
    if (answer) return { answer };
    return { fault: 'unclear', words: `O serviço respondeu sem dizer nada que se entenda (HTTP ${status}).` };
  } catch (error) {
    call.signal.throwIfAborted();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'Error';
    const fault = before.test(code) ? 'unreached' : 'unclear';
    return { fault, words: wordsOf(code) };
  }
}

/** Ends a connection before anything was sent. */
const before = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|.*CERT.*|.*SELF_SIGNED.*|UNABLE_TO.*)$/;

function wordsOf(code: string): string {
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return `O certificado do serviço não foi reconhecido (${code}).`;
  return `O serviço não respondeu (${code}).`;
}

function posted(
  { url, pair, authorities, signal }: ServiceCall,
  action: string,
  body: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        ...{ method: 'POST', agent: false, key: pair.key, cert: [pair.certificate, ...pair.chain].join('') },
        ...(authorities ? { ca: authorities } : {}),
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          soapaction: `"${action}"`,
          'user-agent': 'Zelo-eSocial/1',
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes > mostBytes) answer.destroy(new Error('too much of an answer'));
        });
        answer.on('error', reject);
        answer.on('close', () => reject(new Error('half an answer')));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
