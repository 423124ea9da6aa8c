import fc from 'fast-check';
import { withinApi } from '../../platform/files/signed-address.rules.ts';
import type { Api } from '../api.ts';
import { exampleCalls } from '../example-calls.ts';
import { pdfBytes } from '../factories.ts';
import type { AbuseRequest, Worlds } from './requests.ts';
import { evilBodies, evilParts, evilTypes } from './values.ts';

/** Requests to the signed links of the local store: whole, altered, with another method, with anything as the file. */
export async function linkRequests(api: Api, { a, tokens }: Worlds): Promise<fc.Arbitrary<AbuseRequest>> {
  const as = tokens.professional;
  const body = exampleCalls['documents.upload']?.body?.(a);
  const upload = withinApi((await api.call('POST', '/uploads', { as, body })).body.signedUrl as string);
  const download = withinApi((await api.call('GET', `/document/${a.open}`, { as })).body.signedUrl as string);
  // An object store's links are not ours to attack.
  if (!download.startsWith('files/')) return fc.constant(request({ path: `/document/${a.open}` }));
  const ticket = fc.constantFrom(upload, download).chain((link) =>
    fc.oneof(
      fc.constant(`/${link}`),
      fc.nat(link.length - 7).map((at) => `/${link.slice(0, at + 6)}A${link.slice(at + 7)}`),
      fc.constantFrom(...evilParts).map((part) => `/files/${part}`),
      fc.constantFrom(...evilParts).map((part) => `/${link}/${part}`),
      fc.nat(link.length).map((at) => `/files/${link.slice(at)}`),
    ),
  );
  return fc
    .record({
      path: ticket,
      method: fc.constantFrom('GET', 'PUT', 'PUT', 'POST', 'DELETE'),
      body: fc.constantFrom(...evilBodies, pdfBytes(), pdfBytes('outro'), Buffer.from('PK\u0003\u0004')),
      type: fc.constantFrom(...evilTypes),
    })
    .map(({ path, method, body, type }) =>
      request({ path, method, ...(method === 'GET' ? {} : { body, headers: [['content-type', type]] }) }),
    );
}

function request(parts: Partial<AbuseRequest>): AbuseRequest {
  return { endpoint: 'files', how: 'link', who: 'visitor', method: 'GET', path: '/', headers: [], ...parts };
}
