import { expect, test } from 'vitest';
import { isPublic, publicLookup } from './public-lookup.server.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '::7f00:1',
  '::ffff:0:7f00:1',
  '2002:7f00:1::',
  'fec0::1',
  'ff02::1',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['8.8.8.8', '200.147.3.157', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
);

test.each([true, false])(
  'a name that leads into the own network is refused, all addresses asked for: %s',
  async (all) => {
    const error = await new Promise((done) => publicLookup('localhost', { all }, done));
    expect(error).toMatchObject({ code: 'EPRIVATE' });
  },
);
