import { expect, test } from 'vitest';
import { isLocal } from './public-address.rules.ts';
import { publicAddressField } from './public-address.schema.ts';

test.each([
  ['https://zelo.clinica.com.br/', 'https://zelo.clinica.com.br'],
  [' http://localhost:3000 ', 'http://localhost:3000'],
  ['https://clinica.com.br/zelo//', 'https://clinica.com.br/zelo'],
  ['HTTPS://Zelo.Clinica.com.br', 'https://zelo.clinica.com.br'],
])('%s is the address %s', (typed, kept) => {
  expect(publicAddressField.parse(typed)).toBe(kept);
});

test.each([
  ['', 'completo'],
  ['zelo.clinica.com.br', 'completo'],
  ['ftp://zelo.clinica.com.br', 'completo'],
  ['javascript:alert(1)', 'completo'],
  ['https://ana:senha@zelo.clinica.com.br', 'sem usuário'],
  ['https://zelo.clinica.com.br/?a=1', 'sem usuário'],
  ['https://zelo.clinica.com.br/#x', 'sem usuário'],
])('%s is none, and what is asked for is said', (typed, said) => {
  expect(
    publicAddressField
      .safeParse(typed)
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toContain(said);
});

test.each([
  ['http://localhost:3000', true],
  ['http://192.168.0.10', true],
  ['http://[::1]:3000', true],
  ['http://172.20.1.1', true],
  ['http://servidor.local', true],
  ['https://zelo.clinica.com.br', false],
  ['https://172.64.0.1', false],
])('%s leads to this place alone: %s', (address, local) => {
  expect(isLocal(address)).toBe(local);
});
