import { isIP } from 'node:net';
import { z } from 'zod';
import { parsePostgresAddress } from '../../platform/database/postgres/postgres-address.rules.ts';

/** A value without anything that no such value has: a line's end or a blank that was copied along. */
export function plainText(what: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are looked for
  return z.string().regex(/^[^\s\u0000-\u001f\u007f]+$/, `deve ser ${what}, sem espaços nem quebras de linha`);
}

/** An address of the web, of which nothing stands after the path. */
export function webAddress() {
  return z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' })
    .refine((text) => !/[?#]/.test(text), 'deve ser um endereço http(s) completo, sem nada depois de ? ou #')
    .refine((text) => {
      const { username, password, hostname } = URL.parse(text) ?? { username: '', password: '', hostname: '' };
      return !username && !password && hostname !== '';
    }, 'deve ser um endereço http(s) completo, sem usuário nem senha');
}

/** An address or a name on which a server can listen. */
export function hostName() {
  const message = 'deve ser um endereço IP ou o nome de uma máquina, sem porta, como 127.0.0.1 ou 0.0.0.0';
  const name = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;
  return z.string().refine((text) => isIP(text) > 0 || (name.test(text) && !/^[\d.]+$/.test(text)), message);
}

/** The name of a bucket, as every S3-compatible store takes it. */
export function bucketName() {
  const form = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
  return z
    .string()
    .refine(
      (text) => form.test(text) && !text.includes('..'),
      'deve ter de 3 a 63 letras minúsculas, números, pontos e hifens',
    );
}

/** Where PostgreSQL is. */
export function databaseAddress() {
  return z.string().superRefine((text, context) => {
    try {
      parsePostgresAddress(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    }
  });
}
