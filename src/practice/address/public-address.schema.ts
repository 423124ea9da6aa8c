import { z } from 'zod';
import { withoutEnd } from './public-address.rules.ts';

function isPlain(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === '');
}

/** A public address as somebody types it: whole, and nothing but scheme, name, port and folder. */
export const publicAddressField = z
  .string({ error: 'Escreva o endereço' })
  .trim()
  .max(200, 'Use no máximo 200 caracteres')
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'Escreva o endereço completo, como https://zelo.suaclinica.com.br',
    abort: true,
  })
  .refine(isPlain, 'Escreva só o endereço, sem usuário, sem ? e sem #')
  .transform((text) => withoutEnd(new URL(text).href));
