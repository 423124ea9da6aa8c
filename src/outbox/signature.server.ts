import { createHmac, randomBytes } from 'node:crypto';

/** How a secret begins (Standard Webhooks, 'Signature scheme'). */
const prefix = 'whsec_';

/** A new secret of 256 bits, as the receiving system is given it. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** What a message is signed by. */
export type Message = { id: string; timestamp: number; body: string };

/** The header `webhook-signature`: one signature for each secret, so that a receiver may know the new one or still the former. */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Message): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
