import { z } from 'zod';
import { parseDate } from './dates.ts';
import { optionalText, requiredMessage, requiredText, typedText } from './fields.ts';
import { type Mask, masks } from './masks.ts';
import { rgMask } from './rg.ts';

/** A field whose text must be a whole value of its mask, however it is written; the parsed value is in the mask's form. */
function maskedField(mask: Mask) {
  return typedText().min(1, { error: requiredMessage, abort: true }).transform(understood(mask));
}

/** The mask's reading of a text, the same that a paste into the field gets. */
function understood(mask: Mask) {
  return (text: string, context: z.RefinementCtx<string>) => {
    const value = mask.understand(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: mask.problem(text) });
    return z.NEVER;
  };
}

/** CPF, 11 digits, as `123.456.789-09`. Wrong check digits warn on screen and are accepted (product 5.2). */
export const cpfField = maskedField(masks.cpf);
/** CEP, 8 digits, as `01310-100`. */
export const cepField = maskedField(masks.cep);
/** Phone with area code, 10 or 11 digits, as `(11) 91234-5678`. */
export const phoneField = maskedField(masks.phone);
/** RG: free text of at most 12 characters; a numeric one as `12.345.678-9`. */
export const rgField = requiredText().transform(understood(rgMask));
/** An RG that may be left out. */
export const optionalRgField = optionalText().transform((text, context) =>
  text === '' ? text : understood(rgMask)(text, context),
);

/** A calendar date of 1900 or later. Typed `DD-MM-YYYY`, stored and answered `YYYY-MM-DD`, accepted in both forms (product 5.3). */
export const dateField = maskedField(masks.date).transform((text) => parseDate(text) ?? text);
/** A calendar date that may be left out; a wrong one is refused in the words of `dateField`. */
export const optionalDateField = typedText()
  .transform((text, context) => (text === '' ? text : understood(masks.date)(text, context)))
  .transform((text) => parseDate(text) ?? text);
