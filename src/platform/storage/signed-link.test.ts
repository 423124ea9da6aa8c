import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTicket, signTicket } from './signed-link.server.ts';

const secret = Buffer.from('a secret of the test');
const now = Date.parse('2026-01-15T12:00:00Z');
const expires = now / 1000 + 300;
const upload = { purpose: 'upload', key: 'company/employee/document.pdf', expires } as const;
const text = signTicket(secret, upload);

test('a ticket is read as it was signed and can stand in a URL', () => {
  const ticket = { ...upload, purpose: 'download', fileName: 'Avaliação João & cia.pdf' } as const;
  const signed = signTicket(secret, ticket);
  expect(signed).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readTicket(secret, signed, 'download', now)).toEqual(ticket);
});

test('a ticket serves one purpose', () => {
  expect(readTicket(secret, text, 'upload', now)).toEqual(upload);
  expect(readTicket(secret, text, 'download', now)).toBeNull();
});

test('a ticket is over at the second of its end', () => {
  expect(readTicket(secret, text, 'upload', now + 299_999)).toEqual(upload);
  expect(readTicket(secret, text, 'upload', now + 300_000)).toBeNull();
});

test('another secret does not read the ticket', () => {
  expect(readTicket(Buffer.from('another secret'), text, 'upload', now)).toBeNull();
});

describe('altered text is no ticket', () => {
  test('whichever character was changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, char) => {
        fc.pre(text[at] !== char);
        expect(readTicket(secret, text.slice(0, at) + char + text.slice(at + 1), 'upload', now)).toBeNull();
      }),
    );
  });

  test('wherever it was cut or added to', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1 }), (at, more) => {
        for (const altered of [text.slice(0, at), text + more, more + text, `${text}.${more}`]) {
          expect(readTicket(secret, altered, 'upload', now)).toBeNull();
        }
      }),
    );
  });

  test('with the content of one ticket and the signature of another', () => {
    const other = signTicket(secret, { ...upload, key: 'company/employee/other.pdf' });
    const mixed = `${text.split('.')[0]}.${other.split('.')[1]}`;
    expect(readTicket(secret, mixed, 'upload', now)).toBeNull();
  });
});

describe('malformed text is no ticket and no fault', () => {
  test('whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, two) => {
        for (const malformed of [one, `${one}.${two}`]) expect(readTicket(secret, malformed, 'upload', now)).toBeNull();
      }),
    );
  });

  test('even when its signature is right', () => {
    const contents = fc.oneof(fc.string(), fc.json(), fc.constant(JSON.stringify({ ...upload, expires: 'never' })));
    fc.assert(
      fc.property(contents, (content) => {
        const body = Buffer.from(content).toString('base64url');
        const signature = createHmac('sha256', secret).update(body).digest('base64url');
        expect(readTicket(secret, `${body}.${signature}`, 'upload', now)).toBeNull();
      }),
    );
  });
});
