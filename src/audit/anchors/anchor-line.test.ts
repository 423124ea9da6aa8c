import { expect, test } from 'vitest';
import { encryptionKey } from '../../platform/storage/encryption-keys.server.ts';
import { anchorLine, readAnchors } from './anchor-line.server.ts';

const [key, other] = [encryptionKey(Buffer.alloc(32, 1)), encryptionKey(Buffer.alloc(32, 2))];
const head = { number: 5_127, hash: '9f'.repeat(32) };
const at = '2026-11-27T06:00:00.000Z';
const line = anchorLine(head, at, key);

test('an anchor is read back with its signature, also out of an e-mail that has cut and repeated its line', () => {
  const own = { ...head, at, keyId: key.id, verdict: 'own' };
  expect(readAnchors(line, [other, key])).toEqual([own]);
  const cut = line.replace(/(.{76})/g, '$1=\r\n');
  expect(readAnchors(`Olá,\r\n${cut}\r\n<p>${line.replace(' ', '\n')}</p>`, [key])).toEqual([own]);
});

test('one that says anything else than what was signed is forged, and one of a key that is not there is of another', () => {
  for (const [what, by] of [
    ['5127', '5126'],
    ['9f9f', '9f9e'],
    ['T06', 'T07'],
  ] as const) {
    expect(readAnchors(line.replace(what, by), [key])).toMatchObject([{ verdict: 'forged' }]);
  }
  expect(readAnchors(line, [other])).toMatchObject([{ verdict: 'other-key', keyId: key.id }]);
});

test('what is no anchor is none', () => {
  expect(readAnchors(`zelo-trilha 1 2 3\n${line.slice(0, -9)}`, [key])).toEqual([]);
});
