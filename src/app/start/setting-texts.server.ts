import type { z } from 'zod';
import type { CloudProviderSettings, TimeStampService } from '../../access/signing-settings.server.ts';
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

/** A service of time stamps as an address, with user and password where it wants them. Adds an issue where it is none. */
export function stampService(text: string | undefined, context: z.core.$RefinementCtx): TimeStampService | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isFull = url && /^https?:$/.test(url.protocol) && url.hostname && !url.hash && !/\s/.test(text);
  if (!isFull || (url.username && !keepsSecrets(url))) {
    context.addIssue({
      code: 'custom',
      message: 'deve ser um endereço completo, em https se houver senha: https://usuario:senha@servidor/…',
    });
    return null;
  }
  const who = url.username && `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = who ? `Basic ${Buffer.from(who).toString('base64')}` : undefined;
  url.username = '';
  url.password = '';
  return { url: url.href, authorization };
}

/** Whether what is sent to an address is read by nobody between: encrypted, or on this machine alone. */
function keepsSecrets({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
}

/** A provider of certificates in the cloud as an address, with what it knows this installation by. Adds an issue where it is none. */
export function cloudProvider(text: string | undefined, context: z.core.$RefinementCtx): CloudProviderSettings | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const name = url?.searchParams.get('name') ?? url?.hostname ?? '';
  const isOther = !url || [...url.searchParams.keys()].some((key) => key !== 'name');
  if (isOther || !keepsSecrets(url) || !url.username || !url.password || url.hash || /\s/.test(text)) {
    const message = 'deve ser https://client_id:client_secret@servidor/…/v0/oauth, com ?name=… para o nome na tela';
    context.addIssue({ code: 'custom', message });
    return null;
  }
  const [clientId, clientSecret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return { url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, name, clientId, clientSecret };
}
