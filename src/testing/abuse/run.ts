import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Api } from '../api.ts';
import { makeProfessional, practiceFields, signInFirstAdmin } from '../factories.ts';
import { makeWorlds } from '../world.ts';
import { addressOf, violationOf } from './check.ts';
import { linkRequests } from './links.ts';
import { type AbuseRequest, abuseRequests } from './requests.ts';
import { type AbuseResponse, send } from './send.ts';

/** What a run has seen. */
export type AbuseResult = {
  seed: number;
  sent: number;
  /** How often each status came back. */
  statuses: Record<string, number>;
  /** Endpoints of the contracts that took a bent or an unbent call at least once. */
  reached: Set<string>;
  violations: { request: AbuseRequest; violation: string }[];
};

/**
 * After this many requests the records and sessions are made anew: some requests end them, and whoever has been refused often
 * is answered late.
 */
const perWorld = 400;
const atOnce = 8;

/**
 * Sends this many generated requests to a running server and checks every answer. The server must take the caller's
 * address from `X-Forwarded-For`, as behind a proxy: else the limit on sign-ins would end the run.
 * @param seed gives the same requests again
 */
export async function abuse(api: Api, count: number, seed = randomInt(2 ** 31)): Promise<AbuseResult> {
  const result: AbuseResult = { seed, sent: 0, statuses: {}, reached: new Set(), violations: [] };
  for (let part = 0; result.sent < count; part++) {
    // What an earlier request has written there may hold what no paper shows, and then nothing is issued.
    const admin = await signInFirstAdmin(api);
    await api.call('PUT', '/practice/update', { as: admin, body: practiceFields() });
    const made = await makeWorlds(api);
    const [leaving, changing] = [(await makeProfessional(api)).token, (await makeProfessional(api)).token];
    const worlds = { ...made, tokens: { ...made.tokens, leaving, changing } };
    const arbitrary = fc.oneof(
      { weight: 30, arbitrary: abuseRequests(worlds) },
      { weight: 1, arbitrary: await linkRequests(api, worlds) },
    );
    const requests = fc.sample(arbitrary, { seed: seed + part, numRuns: Math.min(perWorld, count - result.sent) });
    await Promise.all(Array.from({ length: atOnce }, () => work(api, worlds.tokens, requests, result)));
  }
  return result;
}

async function work(api: Api, tokens: Record<string, string | undefined>, left: AbuseRequest[], result: AbuseResult) {
  for (let request = left.pop(); request; request = left.pop()) {
    const token = tokens[request.who];
    const response = await sendAs(api, request, token);
    result.sent += 1;
    result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
    if (response.status >= 200 && response.status < 300) result.reached.add(request.endpoint);
    const violation = violationOf(request, response) ?? (await violationOfReading(api, request, response, token));
    if (violation) result.violations.push({ request, violation });
  }
}

function sendAs({ url }: Api, { method, path, headers, body }: AbuseRequest, token: string | undefined) {
  const own = headers.some(([name]) => name === 'authorization');
  const always: [string, string][] = [
    ['x-forwarded-for', `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`],
    ...(token && !own
      ? ([['authorization', `Bearer ${token}`]] as const).map(([name, value]): [string, string] => [name, value])
      : []),
  ];
  return send(url, { method, path: `/api${path}`, headers: [...headers, ...always], body });
}

/** What was taken must be there in the same words when it is read again. */
async function violationOfReading(api: Api, request: AbuseRequest, response: AbuseResponse, token: string | undefined) {
  const address = addressOf(request, response);
  if (!address || !token) return null;
  const read = await api.call('GET', address, { as: token });
  const same = read.status === 200 && JSON.stringify(read.body) === response.text;
  return same ? null : `reads otherwise: ${JSON.stringify(read.body).slice(0, 500)}`;
}
