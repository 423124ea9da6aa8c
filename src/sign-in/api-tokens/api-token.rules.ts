/** What every API token begins with: whoever scans texts for secrets knows it by that (product 21.2). */
export const tokenPrefix = 'zelo_';

/** Whether what came as a bearer token has the form of an API token; a session's token is shorter. */
export function isApiToken(token: string): boolean {
  return /^zelo_[\w-]{43}$/.test(token);
}

/** So many are enough for the systems of one company. */
export const mostTokens = 20;

/** How long before its end the maker of a token is told. */
export const warnedDays = 14;
