import { expect, test } from 'vitest';
import { signedAddress, withinApi } from './signed-address.rules.ts';

test('a link within the API gets its whole address, one of a store of objects has it', () => {
  expect(signedAddress('https://zelo.test', 'files/abc.def')).toBe('https://zelo.test/api/files/abc.def');
  const ofStore = 'https://s3.test/api/files/0/1.pdf?X-Amz-Signature=1%2F2';
  expect(signedAddress('https://zelo.test', ofStore)).toBe(ofStore);
});

test('a page opens a link of this product under its own address, and any other as it is', () => {
  expect(withinApi('http://127.0.0.1:3000/api/files/abc.def')).toBe('files/abc.def');
  expect(withinApi('files/abc.def')).toBe('files/abc.def');
  for (const other of ['https://s3.test/api/files/0/1.pdf?X-Amz-Signature=1', 'https://s3.test/zelo/files/0/1.pdf'])
    expect(withinApi(other)).toBe(other);
});
