import type { UserType } from './policy.ts';

/**
 * What an API token may be given, and who may make one with it (product 21.1). A token reaches no more than its user does: the
 * policy is asked for that user's kind, whatever stands here. None of them opens anything under medical confidentiality: with
 * `results:write` results come in, and none goes out.
 */
export const tokenScopes = {
  'registers:read': ['admin', 'company', 'professional'],
  'employees:write': ['company'],
  'due-dates:read': ['company', 'professional'],
  'asos:read': ['company', 'professional'],
  'esocial:read': ['company', 'professional'],
  'results:write': ['professional'],
} as const satisfies Readonly<Record<string, readonly UserType[]>>;

export type TokenScope = keyof typeof tokenScopes;

/** The scopes that a user of a kind may give, in the order of the screen. */
export function scopesFor(type: string): TokenScope[] {
  const scopes = Object.keys(tokenScopes) as TokenScope[];
  return scopes.filter((scope) => tokenScopes[scope].some((each) => each === type));
}
