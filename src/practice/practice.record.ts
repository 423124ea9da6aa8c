import { z } from 'zod';
import { phoneField } from '../platform/contract/brazil.ts';
import { emailField, optionalLines, optionalText, requiredLines, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { isLink, socialLinks } from './practice.rules.ts';

const line = 120;

/** Social links, one a line: the name and the address. */
const socialField = optionalLines(1_000)
  .refine((text) => socialLinks(text).every(({ name, url }) => name !== '' && isLink(url)), {
    error: 'Escreva, em cada linha, o nome da rede e um endereço que comece com https://',
  })
  .refine((text) => socialLinks(text).length <= 8, 'Use no máximo 8 redes');

/** The practice's own data (product 1.4): everything that differs from one practice to the next. There is one record. */
export const practiceRecord = declareRecord({
  table: 'practice',
  fields: {
    name: requiredText(80),
    slogan: requiredText(100),
    phone: phoneField,
    email: emailField(),
    address: requiredText(line),
    city: requiredText(60),
    map_query: optionalText(200),
    social: socialField,
    physician_name: requiredText(line),
    physician_registration: requiredText(line),
    physician_address: requiredText(250),
    physician_phone: phoneField,
    hero_title: requiredLines(line),
    hero_text: requiredLines(400),
    form_city: optionalText(60),
  },
  listed: ['name'],
  row: { id: z.string() },
  record: {
    version: z.number(),
    /** Names the letterhead's own image; empty where the drawn one is printed. */
    letterhead: z.string(),
    /** The professional who is the responsible physician; null as long as none was chosen, and the texts say who it is. */
    physicianId: z.string().nullable(),
    /** The address that was confirmed to be the installation's own; empty as long as none was. */
    publicUrl: z.string(),
    /** Whether these are still the data of the example practice. */
    example: z.boolean(),
  },
  searched: ['name'],
});
