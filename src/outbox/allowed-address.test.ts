import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { addressProblem, allowedLookup, mustBeAllowed, NotAllowed } from './allowed-address.server.ts';
import { postEvent } from './post-event.server.ts';

test.each([
  'ftp://folha.example/zelo',
  'folha.example',
  'http://folha.example/zelo',
  'https://zelo:senha@folha.example/',
  'https://folha.example/#zelo',
  'https://folha.example:22/',
  'https://folha.example:80/',
  'https://folha.example:0/',
  'https://[fe80::1%25eth0]/',
  'https://fol ha.example/',
])('%s is no address of a webhook', (address) => expect(addressProblem(address, [])).not.toBeNull());

test.each(['https://folha.example/zelo?de=zelo', 'https://folha.example:8443/', 'https://[2001:4860:4860::8888]/'])(
  '%s is one',
  (address) => expect(addressProblem(address, [])).toBeNull(),
);

/** All the ways in which an address of the own network can be written. */
test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://127.1./',
  'https://①②⑦.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/',
  'https://100.64.0.1/',
  'https://224.0.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[::ffff:0:7f00:1]/',
  'https://[2001::1]/',
  'https://localhost/',
  'https://localhost./',
])('%s leads to nowhere that is allowed', async (address) => {
  await expect(mustBeAllowed(new URL(address), [])).rejects.toThrow(NotAllowed);
  const sending = { url: address, secrets: ['whsec_AAAA'], id: '1', body: '{}', networks: [] };
  const outcome = await postEvent(sending, new AbortController().signal);
  expect(outcome).toMatchObject({ status: null, reason: 'address' });
});

test('one of the own networks is allowed, and nothing beside it', async () => {
  const networks = ['127.0.0.2/32'];
  await expect(mustBeAllowed(new URL('http://127.0.0.2:8080/'), networks)).resolves.toBeUndefined();
  await expect(mustBeAllowed(new URL('https://127.0.0.1/'), networks)).rejects.toThrow(NotAllowed);
  // Without TLS only the own network is.
  await expect(mustBeAllowed(new URL('http://8.8.8.8/'), networks)).rejects.toThrow(NotAllowed);
});

test('a name that leads into the own network the second time is refused then, and so is one that leads to both', async () => {
  const answers: LookupAddress[][] = [
    [{ address: '8.8.8.8', family: 4 }],
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ],
  ];
  const find: Parameters<typeof allowedLookup>[2] = (_name, _options, done) => done(null, answers.shift() ?? []);
  const look = allowedLookup(new URL('https://muda.example/'), [], find);
  const asked = () => new Promise((done) => look('muda.example', {}, (error, address) => done(error ?? address)));
  expect(await asked()).toBe('8.8.8.8');
  expect(await asked()).toEqual(new NotAllowed());
  expect(await asked()).toEqual(new NotAllowed());
  expect(await asked()).toEqual(new NotAllowed());
});
