import { expect, test } from 'vitest';
import { mustBeRelyingParty, relyingPartyOf } from './relying-party.server.ts';

test.each([
  ['https://zelo.clinica.com.br', 'x', { id: 'zelo.clinica.com.br', origin: 'https://zelo.clinica.com.br' }],
  ['https://zelo.clinica.com.br:8443/', 'x', { id: 'zelo.clinica.com.br', origin: 'https://zelo.clinica.com.br:8443' }],
  ['http://localhost:3000', 'x', { id: 'localhost', origin: 'http://localhost:3000' }],
  [undefined, 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('at %s, asked as %s, keys are for %o', (publicUrl, host, party) => {
  expect(relyingPartyOf({ publicUrl, host })).toEqual(party);
});

test.each([
  ['http://zelo.clinica.com.br', 'localhost:3000'],
  ['https://192.168.0.10', 'localhost:3000'],
  ['https://[::1]:3000', 'localhost:3000'],
  [undefined, '127.0.0.1:3000'],
  [undefined, 'zelo.clinica.com.br'],
  [undefined, 'localhost.clinica.com.br'],
  [undefined, ''],
  [undefined, 'a b'],
])('at %s, asked as %s, there are none', (publicUrl, host) => {
  expect(relyingPartyOf({ publicUrl, host })).toBeNull();
  expect(() => mustBeRelyingParty({ publicUrl, host })).toThrow(/endereço com nome e https/);
});
