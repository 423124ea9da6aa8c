import { hash } from 'node:crypto';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import { altered } from '../../../platform/storage/sealed-format.server.ts';
import { openText, sealText } from '../../../platform/storage/sealed-text.server.ts';
import type { Paper, Signer } from '../../paper/paper.ts';
import type { IdentityDifference } from './questions/identity.rules.ts';

/** What is frozen when a document is issued, and is all that its file is made of beside its number and its moment. */
export type Content = {
  /** As the form's schema gave them. */
  answers: Record<string, unknown>;
  /** Without the image of the letterhead, which many documents have in common. */
  paper: Paper;
  /** The name of that image; empty where there is none. */
  letterhead: string;
  /** The verification code, without dashes. */
  code: string;
  /** Where it leads. */
  address: string;
  issuer: Signer;
  /** What did not fit and was said to be so when it was issued; not there where everything did. */
  confirmed?: Confirmed;
};

/** What a document says otherwise than the register, with the reason, and the numbers whose check digits are wrong. */
export type Confirmed = { differences: IdentityDifference[]; reason: string; numbers: string[] };

export type StoredContent = { id: string; content: string; contentHash: string };

/** The content as its row keeps it: sealed where there are keys, for this document alone. */
export function sealContent(id: string, content: Content, keys: EncryptionKeys): StoredContent {
  const text = JSON.stringify(content);
  return { id, content: sealText(text, placeOf(id), keys), contentHash: hash('sha256', text) };
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function contentOf(stored: StoredContent, keys: EncryptionKeys): Content {
  return JSON.parse(textOf(stored, keys));
}

/** The same content under the first of the keys. @throws as `contentOf` */
export function resealed(stored: StoredContent, keys: EncryptionKeys): string {
  return sealText(textOf(stored, keys), placeOf(stored.id), keys);
}

function textOf({ id, content, contentHash }: StoredContent, keys: EncryptionKeys): string {
  const text = openText(content, placeOf(id), keys);
  if (hash('sha256', text) !== contentHash) throw altered();
  return text;
}

function placeOf(id: string): string {
  return `issued ${id}`;
}
