import { z } from 'zod';
import portuguese from 'zod/v4/locales/pt-BR.js';
import { malformedId } from './errors.ts';
import { oneLine, visible } from './text/text.ts';

// For what no field has words of its own, such as a body that is not an object. The policy of the pages lets no text become
// a script, so that in a browser Zod must not even try to compile its checks.
z.config({
  ...portuguese(),
  customError: ({ code, expected }) =>
    code === 'invalid_type' && expected === 'object' ? 'Envie os campos como um objeto JSON' : undefined,
  jitless: 'document' in globalThis,
});

/** The message of every required field that was left empty (product 5.4). */
export const requiredMessage = 'Campo obrigatório';

const longest = 500;

/** One line of free text that must not be empty; see `optionalText`. */
export function requiredText(max = longest) {
  return filled(optionalText(max));
}

/**
 * One line of free text that may be empty. Characters that nobody sees and surrounding white space are dropped, accents take their
 * one form, whatever white space is between words is one space; control characters, which neither engine nor paper can hold, are
 * refused.
 */
export function optionalText(max = longest) {
  return held(z.string({ error: requiredMessage }).overwrite(oneLine).trim(), max);
}

/** Free text of more lines than one, as a field that grows takes it, that must not be empty; see `optionalText`. */
export function requiredLines(max = longest) {
  return filled(optionalLines(max));
}

/** Free text of more lines than one that may be empty: its breaks stay. */
export function optionalLines(max = longest) {
  return held(typedText(), max);
}

function filled(text: z.ZodString) {
  return text.refine((typed) => typed !== '', requiredMessage);
}

function held(text: z.ZodString, max: number) {
  return text
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((typed) => !hasControlCharacter(typed), 'Contém caracteres que não podem ser usados');
}

/** What a person typed or pasted, as it is kept. */
export function typedText() {
  return z.string({ error: requiredMessage }).overwrite(visible).trim();
}

function hasControlCharacter(text: string): boolean {
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const isLineBreakOrTab = code === 9 || code === 10 || code === 13;
    const isControl = (code < 32 && !isLineBreakOrTab) || (code >= 127 && code < 160);
    const isHalfOfPair = code >= 0xd800 && code <= 0xdfff;
    if (isControl || isHalfOfPair || code === 0xfffe || code === 0xffff) return true;
  }
  return false;
}

/** An e-mail address, stored in lower case so that it signs in however it is typed. */
export function emailField(message = 'Insira um email válido') {
  return requiredText(254)
    .transform((text) => text.toLowerCase())
    .pipe(z.email(message));
}

/** A field of an edit that may be left empty, meaning that the value stays as it is. */
export function unchangedIfEmpty(field: z.ZodType<string>) {
  return typedText()
    .transform((text, context) => {
      if (text === '') return undefined;
      const { data, error } = field.safeParse(text);
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
      return data ?? z.NEVER;
    })
    .optional();
}

/** A new password (product 5.5: at least 6 characters). */
export const passwordField = z
  .string({ error: requiredMessage })
  .min(1, { error: requiredMessage, abort: true })
  .min(6, 'Insira no mínimo 6 caracteres')
  .max(200, 'Use no máximo 200 caracteres');

/** A record's identifier: a UUID as text. */
export const idField = z.uuid({ error: malformedId });

/** What a list is narrowed by: one that is named, or `none` for what has none. */
export const idOrNone = z.union([idField, z.literal('none')], { error: 'Escolha na lista' }).optional();
