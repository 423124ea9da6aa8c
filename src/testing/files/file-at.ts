import { withinApi } from '../../platform/files/signed-address.rules.ts';

/**
 * Where a signed link is opened at one server of a test: its public address may be another one's, or lead nowhere here. That of a
 * store of objects stays as it is.
 */
export function fileAt({ url }: { url: string }, signedUrl: string): URL {
  return new URL(withinApi(signedUrl), `${url}/api/`);
}
