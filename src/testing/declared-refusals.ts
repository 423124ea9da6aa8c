import { endpointsOf } from '../access/endpoints.server.ts';
import { contracts } from '../app/api.server.ts';
import type { Api } from './api.ts';

/** What the server itself says of what comes in, whatever is called. */
const ofEveryCall = ['PAYLOAD_TOO_LARGE', 'URI_TOO_LONG', 'UNSUPPORTED_MEDIA_TYPE', 'BAD_REQUEST'];

const endpoints = endpointsOf(contracts).map(({ method, path, name, refusals }) => ({
  method,
  // A path without parameters is looked for first: `/employees/sync` is nobody's.
  parameters: path.split('{').length - 1,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  name,
  refusals: new Set<string>([...refusals, ...ofEveryCall]),
}));
endpoints.sort((one, other) => one.parameters - other.parameters);

/**
 * Calls that see to it that what is refused is refused as the contract says.
 * @throws for a code that the contract does not name
 */
export function asDeclared(call: Api['call']): Api['call'] {
  return async (method, path, options) => {
    const answer = await call(method, path, options);
    if (answer.status < 400 || answer.status >= 500) return answer;
    const [place = ''] = path.split('?');
    const endpoint = endpoints.find((one) => one.method === method && one.pattern.test(place));
    const { code } = answer.body;
    if (endpoint && typeof code === 'string' && !endpoint.refusals.has(code)) {
      throw new Error(`${endpoint.name} refuses with ${code}: say so in its contract, .refuses('${code}').`);
    }
    return answer;
  };
}
