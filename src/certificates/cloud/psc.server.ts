import { hash } from 'node:crypto';
import { z } from 'zod';
import type { CloudProviderSettings } from '../../access/signing-settings.server.ts';
import { CloudFailure, type CloudProvider } from './cloud-provider.server.ts';

const timeoutMs = 15_000;

/** So long an authorisation is asked for: as long as it may take a provider that is down to come back. */
const lifetimeSeconds = 4 * 3_600;

const sha256 = '2.16.840.1.101.3.4.2.1';

const pem = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const certificateAnswer = z.object({
  certificates: z.array(z.object({ alias: z.string(), certificate: z.string() })).min(1),
});
const signatureAnswer = z.object({ signatures: z.array(z.object({ id: z.string(), raw_signature: z.string() })) });

/**
 * A provider of the ICP-Brasil by the interface that all of them have (DOC-ICP-17.01, 6.4), as SerproID publishes it:
 * /authorize, /token, /certificate-discovery and /signature below an address that ends with /v0/oauth.
 */
export function psc({ url, clientId, clientSecret }: CloudProviderSettings): CloudProvider {
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    placeToAuthorise({ state, verifier, cpf, isForMany, backTo }) {
      const asked = new URLSearchParams({
        ...{ response_type: 'code', client_id: clientId, redirect_uri: backTo, state, login_hint: cpf },
        ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
        ...{ scope: isForMany ? 'signature_session' : 'single_signature', lifetime: String(lifetimeSeconds) },
      });
      return `${url}/authorize?${asked}`;
    },

    async authorise({ code, verifier, backTo }) {
      const body = new URLSearchParams({
        ...{ grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret },
        ...{ code, code_verifier: verifier, redirect_uri: backTo },
      });
      const answer = await ask(`${url}/token`, tokenAnswer, { method: 'POST', body });
      const until = Date.now() + Math.min(answer.expires_in, lifetimeSeconds) * 1_000;
      return { token: answer.access_token, until: new Date(until).toISOString() };
    },

    async certificates(token) {
      const { certificates } = await ask(`${url}/certificate-discovery`, certificateAnswer, {
        headers: withToken(token),
      });
      const found = certificates.flatMap(({ alias, certificate: text }) => {
        const [certificate, ...chain] = text.match(pem) ?? [];
        return certificate ? [{ alias, certificate, chain }] : [];
      });
      if (found.length === 0) throw new CloudFailure('no certificate', { isDown: false });
      return found;
    },

    async sign(token, alias, hashes) {
      const asked = hashes.map((one, at) => ({
        ...{ id: String(at), alias: `Documento ${at + 1}`, hash: one.toString('base64') },
        ...{ hash_algorithm: sha256, signature_format: 'RAW' },
      }));
      const { signatures } = await ask(`${url}/signature`, signatureAnswer, {
        method: 'POST',
        headers: { ...withToken(token), 'content-type': 'application/json' },
        body: JSON.stringify({ certificate_alias: alias, hashes: asked }),
      });
      return hashes.map((_, at) => {
        const found = signatures.find(({ id }) => id === String(at));
        if (!found) throw new CloudFailure('a hash was not signed', { isDown: false });
        return Buffer.from(found.raw_signature.replace(/\s/g, ''), 'base64');
      });
    },
  };
}

/** What a verifier is known by before it is told (RFC 7636, 4.2). */
function challengeOf(verifier: string): string {
  return hash('sha256', verifier, 'base64url');
}

async function ask<Answer>(url: string, schema: z.ZodType<Answer>, request: RequestInit): Promise<Answer> {
  const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => {
      throw new CloudFailure('no answer', { isDown: true });
    },
  );
  const isDown = answer.status >= 500 || answer.status === 429;
  if (!answer.ok) throw new CloudFailure(`answered ${answer.status}`, { isDown });
  const read = schema.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new CloudFailure('answered something else', { isDown: true });
  return read.data;
}
