import type { Api } from '../api.ts';
import { password } from '../factories.ts';

/** What a new API token says: the scope that every kind of user can give. */
export function apiTokenFields(fields: object = {}) {
  return { name: 'Folha de pagamento', scopes: ['registers:read'], days: 90, password, ...fields };
}

/** Makes an API token for the user of a session, with every scope that the user can give unless it is said which. */
export async function makeApiToken(app: Api, as: string, fields: object = {}): Promise<string> {
  const { grantable: scopes } = (await app.call('GET', '/api-tokens', { as })).body;
  const { status, body } = await app.call('POST', '/api-tokens', { as, body: apiTokenFields({ scopes, ...fields }) });
  if (status !== 201) throw new Error(`no API token: ${status} ${JSON.stringify(body)}`);
  return body.token;
}
