import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { openSchemas } from '../../esocial/schema/schemas.server.ts';
import { signerOf } from '../../esocial/signing/sign-event.server.ts';
import { serverCertificate, testAuthority } from '../certificates/test-authority.ts';
import { answerToAsking, answerToFinding, answerToSending, inEnvelope, type Judged } from './service-answers.ts';

/** How the service answers one call. What is lost was received; of a refusal at the door nothing was. */
export type Manner = 'well' | 'processing' | 'busy' | 'door' | 'fault' | 'half' | 'lost' | 'nothing' | 'broken';

/** What the service makes of an event that it sees for the first time. */
export type Verdict = 'accepted' | 'warned' | 'refused';

/** How it goes about its calls; whoever tests with it says so. */
export type Script = {
  manner: (operation: 'send' | 'ask' | 'find') => Manner;
  verdict: (eventId: string) => Verdict;
  /** Whether an event that is there already is answered with its receipt, or refused as a duplicate. */
  tellsDuplicates: () => boolean;
};

export const wellBehaved: Script = { manner: () => 'well', verdict: () => 'accepted', tellsDuplicates: () => true };

const schemas = resolve(import.meta.dirname, '../../../reference/esocial/2026-07-01');

/**
 * A server that speaks the interface of the eSocial by its WSDL, over TLS, to whoever shows a certificate of the test authority: it takes an event
 * of an identity once, and what it can't take is written down in `complaints`.
 */
export async function startEsocialService() {
  const check = await openSchemas(schemas);
  const batches = new Map<string, string[]>();
  const judged = new Map<string, Judged>();
  const complaints: string[] = [];
  const calls: string[] = [];
  const service = { script: wellBehaved, judged, complaints, calls, forget };
  let numbers = 0;
  const nextNumber = () => String(++numbers).padStart(19, '0');

  function forget(): void {
    for (const kept of [batches, judged]) kept.clear();
    complaints.length = 0;
    calls.length = 0;
  }

  async function receive(body: string): Promise<string> {
    const message = /<eSocial xmlns="[^"]*\/lote\/[\s\S]*<\/eSocial>/.exec(body)?.[0] ?? '';
    for (const place of check('EnvioLoteEventos-v1_1_1.xsd', message))
      complaints.push(`the batch is not valid: ${place}`);
    const events = [...message.matchAll(/<evento Id="([^"]+)">([\s\S]*?)<\/evento>/g)];
    if (events.length < 1 || events.length > 50) complaints.push(`a batch of ${events.length}`);
    for (const [, id = '', xml = ''] of events) {
      if (!xml.includes(`Id="${id}"`)) complaints.push(`${id} holds another event`);
      if (!(await signerOf(xml))) complaints.push(`${id} is not signed`);
    }
    const protocol = `1.2.${nextNumber()}`;
    const ids = events.map(([, id = '']) => id);
    batches.set(protocol, ids);
    for (const id of ids)
      worker.set(id, /<cpfTrab>(\d+)/.exec(events.find((one) => one[1] === id)?.[2] ?? '')?.[1] ?? '');
    return protocol;
  }
  const worker = new Map<string, string>();

  function process(ids: readonly string[]): Judged[] {
    return ids.map((id) => {
      const before = judged.get(id);
      if (before?.receipt) return service.script.tellsDuplicates() ? { ...before, isDuplicate: true } : duplicate(id);
      const verdict = service.script.verdict(id);
      const receipt = verdict === 'refused' ? null : `1.2.${nextNumber()}`;
      const one = { id, verdict, receipt, isDuplicate: false };
      judged.set(id, one);
      return one;
    });
  }

  async function answer(operation: 'send' | 'ask' | 'find', body: string, manner: Manner): Promise<string | null> {
    if (operation === 'send') {
      const isReceived = manner === 'well' || manner === 'lost' || manner === 'half';
      const protocol = isReceived ? await receive(body) : null;
      // A batch whose answer was lost may be processed before anybody asks.
      if (protocol && manner !== 'well') process(batches.get(protocol) ?? []);
      return answerToSending(manner === 'busy' ? '301' : manner === 'door' ? '404' : '201', protocol);
    }
    if (operation === 'ask') {
      const ids = batches.get(/<protocoloEnvio>([^<]+)/.exec(body)?.[1] ?? '');
      if (!ids) complaints.push('an unknown protocol is asked about');
      const code = { processing: '101', busy: '301', door: '404', fault: '504' }[manner as string] ?? '201';
      return answerToAsking(code, code === '201' ? process(ids ?? []) : []);
    }
    const cpf = /<cpfTrab>(\d+)/.exec(body)?.[1] ?? '';
    if (!/<Signature /.test(body)) complaints.push('a question for events is not signed');
    const there = [...judged.values()].filter(({ id, receipt }) => receipt && worker.get(id) === cpf);
    return answerToFinding(manner === 'busy' ? '301' : '201', there);
  }

  const server = createServer(
    { ...serverCertificate(), ca: testAuthority().pem, requestCert: true, rejectUnauthorized: true },
    async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const operation = (request.url ?? '').slice(1) as 'send' | 'ask' | 'find';
      if (!(request.socket as TLSSocket).authorized) complaints.push('a caller without a certificate');
      if (!String(request.headers.soapaction).startsWith('"http://www.esocial.gov.br/')) complaints.push('no action');
      const manner = service.script.manner(operation);
      calls.push(`${operation}: ${manner}`);
      const text = inEnvelope(operation, (await answer(operation, body, manner)) ?? '');
      if (manner === 'lost' || manner === 'nothing') return request.socket.destroy();
      if (manner === 'broken') return response.writeHead(503).end('<html>Service Unavailable</html>');
      response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8', 'content-length': Buffer.byteLength(text) });
      if (manner !== 'half') return response.end(text);
      response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
    },
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const urls = ['send', 'ask', 'find'].map((operation) => `https://127.0.0.1:${port}/${operation}`).join();
  const authorities = join(mkdtempSync(join(tmpdir(), 'zelo-authority-')), 'ac.pem');
  writeFileSync(authorities, testAuthority().pem);
  const settings = { ESOCIAL_RESTRICTED_URLS: urls, ESOCIAL_CA_FILE: authorities };
  return Object.assign(service, {
    settings,
    stop: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  });
}

function duplicate(id: string): Judged {
  return { id, verdict: 'refused', receipt: null, isDuplicate: true };
}
