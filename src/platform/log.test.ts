import { expect, test } from 'vitest';
import { loggedPath } from './log.server.ts';

const code = '7K2M-9QXD-4TBA-0CVE';

test.each([
  ['/api/employees?search=Silva', '/api/employees'],
  ['/api/files/abc.def', '/api/files/…'],
  ['/v', '/v'],
  [`/v?code=${code}`, '/v'],
  [`/v/${code}`, '/v/…'],
  [`/v/${code}/more?_secretCode=ABC`, '/v/…'],
  [`//v/${code}`, '//v/…'],
  [`/V/${code}`, '/V/…'],
  [`/%76/${code}`, '/%76/…'],
  [`/%56/${code}`, '/%56/…'],
  [`/v/%${code}`, '/v/…'],
  [`http://zelo.test/v/${code}`, '/v/…'],
  ['/values/of/something', '/values/of/something'],
])('of %j the log says %j', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
