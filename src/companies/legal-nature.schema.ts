import { optionalText } from '../platform/contract/fields.ts';

/** A legal nature of the CONCLA's table, kept as `206-2`; also written without the dash. */
export const legalNatureField = optionalText(10)
  .refine((text) => text === '' || /^\d{3}-?\d$/.test(text), 'A natureza jurídica tem quatro números, como 206-2')
  .transform((text) => text.replace(/^(\d{3})(\d)$/, '$1-$2'));
