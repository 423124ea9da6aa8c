import type { z } from 'zod';
import { type AnchorStore, parseAnchorStore } from '../../audit/anchors/anchor-store.server.ts';
import { parseSmtpUrl } from '../../mail/mail-settings.server.ts';
import { type EncryptionKey, parseEncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';

/* Settings whose text says more than one thing. */

/** Keys that seal files, several with commas between them. Adds an issue where one is none. */
export function encryptionKeys(text: string | undefined, context: z.core.$RefinementCtx): EncryptionKey[] {
  try {
    return text === undefined ? [] : parseEncryptionKeys(text);
  } catch {
    const message =
      'deve ter chaves diferentes separadas por vírgula, cada uma de 32 bytes em base64 (openssl rand -base64 32)';
    context.addIssue({ code: 'custom', message });
    return [];
  }
}

/** The services of an environment of the eSocial: to send, to ask about a batch, to find events. */
export function esocialAddresses(
  text: string | undefined,
  context: z.core.$RefinementCtx,
): EsocialAddresses | undefined {
  if (text === undefined) return undefined;
  const [send = '', ask = '', find = '', ...more] = text.split(',').map((part) => part.trim());
  const isWhole = more.length === 0 && [send, ask, find].every((url) => URL.parse(url)?.protocol === 'https:');
  if (isWhole) return { send, ask, find };
  const message =
    'deve ter três endereços https separados por vírgula: envio de lotes, consulta de lotes, consulta de identificadores';
  context.addIssue({ code: 'custom', message });
  return undefined;
}

type EsocialAddresses = Readonly<Record<'send' | 'ask' | 'find', string>>;

/** A mail server as an address. Adds an issue where it is none. */
export function mailServer(text: string | undefined, context: z.core.$RefinementCtx) {
  try {
    return text === undefined ? undefined : parseSmtpUrl(text);
  } catch {
    const message = 'deve ser smtp://usuario:senha@servidor:porta (STARTTLS) ou smtps://… (TLS)';
    context.addIssue({ code: 'custom', message });
    return undefined;
  }
}

/** A store to which the end of the trail goes, as an address with its key. Adds an issue where it is none. */
export function anchorStore(text: string | undefined, context: z.core.$RefinementCtx): AnchorStore | undefined {
  try {
    return text === undefined ? undefined : parseAnchorStore(text);
  } catch {
    const message = 'deve ser https://chave:segredo@servidor/balde, com ?region=… se não for us-east-1';
    context.addIssue({ code: 'custom', message });
    return undefined;
  }
}
