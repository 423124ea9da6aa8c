import { z } from 'zod';
import { parseDate } from './dates.ts';
import { optionalText, requiredMessage, requiredText, typedText } from './fields.ts';
import { applyMask, formatRg, type Mask, masks } from './masks.ts';

/** A field whose text must fill its mask; the parsed value is in the mask's form. */
function maskedField(mask: Mask) {
  const [least, most] = mask.length;
  const wanted = least === most ? `${least}` : `${least} ou ${most}`;
  return typedText()
    .min(1, { error: requiredMessage, abort: true })
    .max(60, `${mask.name} deve ter ${wanted} ${mask.unit}`)
    .refine((text) => filled(mask, text), `${mask.name} deve ter ${wanted} ${mask.unit}`)
    .transform((text) => applyMask(mask, text));
}

/** Everything but punctuation must have gone into the mask: `123456789099` is not a CPF with a digit too many cut off. */
function filled(mask: Mask, text: string): boolean {
  const bare = text.replace(/[.\-/()\s]/g, '').toUpperCase();
  return bare === mask.keep(bare) && bare.length >= mask.length[0];
}

/** CPF, 11 digits, as `123.456.789-09`. Wrong check digits warn on screen and are accepted (decisions: Fields). */
export const cpfField = maskedField(masks.cpf);
/** CNPJ, 14 positions, the first 12 alphanumeric, as `12.ABC.345/01DE-35`. */
export const cnpjField = maskedField(masks.cnpj);
/** CEP, 8 digits, as `01310-100`. */
export const cepField = maskedField(masks.cep);
/** Phone with area code, 10 or 11 digits, as `(11) 91234-5678`. */
export const phoneField = maskedField(masks.phone);
/** RG: free text of at most 12 characters; a numeric one as `12.345.678-9`. */
export const rgField = rgForm(requiredText());
/** An RG that may be left out. */
export const optionalRgField = rgForm(optionalText());

function rgForm(text: ReturnType<typeof optionalText>) {
  return text.refine((rg) => rg.length <= 12, 'RG deve ter no máximo 12 caracteres').transform(formatRg);
}

/**
 * A calendar date. Typed `DD-MM-YYYY`, stored and answered `YYYY-MM-DD`, accepted in both forms (decisions: Fields).
 * Slashes instead of dashes are accepted too, because people paste them.
 */
export const dateField = typedText()
  .min(1, { error: requiredMessage, abort: true })
  .transform((text, context) => {
    const date = parseDate(text);
    if (date) return date;
    const complete = masks.date.keep(text).length === 8;
    context.addIssue({
      code: 'custom',
      message: complete ? 'Esta data não existe no calendário' : 'Data deve ter o formato DD-MM-AAAA',
    });
    return z.NEVER;
  });
