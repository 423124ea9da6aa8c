import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneField } from './brazil.ts';
import { optionalLines, optionalText, requiredText } from './fields.ts';

const text = optionalText();
const lines = optionalLines();
const refused = 'Contém caracteres que não podem ser usados';
const messageOf = (value: unknown) => text.safeParse(value).error?.issues[0]?.message;

describe('free text', () => {
  test.each([
    ['Ana\u200b\ufeff Lima', 'Ana Lima'],
    ['\u202eamiL\u202c', 'amiL'],
    ['\u2066(11)\u2069', '(11)'],
    ['co\u00adlaborador', 'colaborador'],
    ['Joa\u0303o', 'João'],
    ['  a\tb\n ', 'a b'],
    ['Rua A\r\nSala 2', 'Rua A Sala 2'],
    ['Ana\u00a0\u00a0 Lima', 'Ana Lima'],
    ['Ana\u2028Lima\u3000\u200bPrado', 'Ana Lima Prado'],
    ['👩🏽‍⚕️', '👩🏽‍⚕️'],
    ["<b>D'Ávila & filhos</b>", "<b>D'Ávila & filhos</b>"],
  ])('%j is kept as %j', (typed, kept) => {
    expect(text.parse(typed)).toBe(kept);
    expect(text.parse(kept)).toBe(kept);
  });

  test.each(['a\u0000b', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\ud800', 'a\udc00', '\uffff'])(
    '%j is refused: no engine and no paper holds it',
    (typed) => expect(messageOf(typed)).toBe(refused),
  );

  test('of more lines keeps its breaks', () => {
    expect(lines.parse(' Um\u200b\n\nDois  \u0020três ')).toBe('Um\n\nDois   três');
    expect(lines.safeParse('a\u0000').success).toBe(false);
  });

  test('that nobody would see is as good as none', () => {
    const required = requiredText();
    for (const typed of ['\u200b', ' \ufeff ', '\u2060\u202e']) {
      expect(required.safeParse(typed).error?.issues[0]?.message).toBe('Campo obrigatório');
    }
  });

  test('is in its one form whatever was typed, and stays in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
        const kept = text.safeParse(typed).data;
        if (kept === undefined) return;
        expect(kept).toBe(kept.normalize('NFC').trim());
        expect(kept).not.toMatch(/[^\S ]| {2}/);
        expect(text.parse(kept)).toBe(kept);
        expect(kept.isWellFormed()).toBe(true);
      }),
    );
  });
});

test('a phone number that was copied from a contact is taken', () => {
  expect(phoneField.parse('\u202a(11) 91234-5678\u202c')).toBe('(11) 91234-5678');
});
