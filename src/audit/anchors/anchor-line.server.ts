import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { EncryptionKey, EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { Head } from '../../trail/chain.db.ts';

/** An anchor that somebody has kept: the end of the trail at a moment, and whether this installation has written it. */
export type Anchor = Head & { at: string; keyId: string; verdict: 'own' | 'other-key' | 'forged' };

/** Of a 256-bit seed, as RFC 8410, 7 writes an Ed25519 key. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** One line, also where an e-mail has put other white space between its words. */
const form = /zelo-trilha\s+(\d{1,15})\s+([0-9a-f]{64})\s+([0-9TZ:.-]{24})\s+([0-9a-f]{16})\s+([\w-]{86})/g;

/**
 * The end of the trail in one line, signed (Ed25519, RFC 8032) with a key that is made of this one of `ENCRYPTION_KEYS`: whoever has
 * only the database, or only the mailbox, makes no other.
 */
export function anchorLine({ number, hash }: Head, at: string, key: EncryptionKey): string {
  const said = `zelo-trilha ${number} ${hash} ${at} ${key.id}`;
  return `${said} ${sign(null, Buffer.from(said), privateKeyOf(key)).toString('base64url')}`;
}

/**
 * The anchors in a text, whatever else is in it: an e-mail as it was saved, a file of the store, several one after the other.
 * @param keys with which an anchor may have been signed
 */
export function readAnchors(text: string, keys: EncryptionKeys): Anchor[] {
  // The lines that an e-mail has cut (RFC 2045, 6.7).
  const whole = text.replace(/=\r?\n/g, '');
  const found = [...whole.matchAll(form)].map(([, number = '', hash = '', at = '', keyId = '', signature = '']) => {
    const said = `zelo-trilha ${number} ${hash} ${at} ${keyId}`;
    const key = keys.find(({ id }) => id === keyId);
    return { number: Number(number), hash, at, keyId, verdict: key ? verdictOf(said, signature, key) : 'other-key' };
  });
  // An e-mail says everything twice, as text and as a page.
  return [...new Map(found.map((anchor) => [JSON.stringify(anchor), anchor as Anchor])).values()];
}

function verdictOf(said: string, signature: string, key: EncryptionKey): Anchor['verdict'] {
  const publicKey = createPublicKey(privateKeyOf(key));
  return verify(null, Buffer.from(said), publicKey, Buffer.from(signature, 'base64url')) ? 'own' : 'forged';
}

function privateKeyOf({ secret }: EncryptionKey): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'zelo trail anchor', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}
