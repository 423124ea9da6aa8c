import { expect, test } from 'vitest';
import { loggedPath } from './log.server.ts';

const code = '7K2M-9QXD-4TBA-0CVE';
const token = 'l3Kq-_9aZrT5c0PqXv7WbN2mY8dHfJ6sGu4eRtA1iOo';

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
  [`/api/calendar/${token}.ics`, '/api/calendar/….ics'],
  [`/api/%63alendar/${token}.ics`, '/api/%63alendar/….ics'],
  [`/api/panel/${token}`, '/api/panel/…'],
  ['/api/employee/01900000-0000-7000-8000-000000000000', '/api/employee/01900000-0000-7000-8000-000000000000'],
  ['/values/of/something', '/values/of/something'],
])('of %j the log says %j', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
