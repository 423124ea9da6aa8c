import { oc } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { creating, endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints.server.ts';

const route = { method: 'GET', path: '/things' } as const;

test('answers every endpoint of a contract with what it asks for', () => {
  const contract = {
    things: { list: endpoint('companies.list').route(route) },
    make: creating('companies.manage').route({ method: 'POST', path: '/things' }),
    signIn: endpoint('public').route({ method: 'POST', path: '/enter' }),
    leave: endpoint('signedIn').route({ method: 'POST', path: '/leave' }),
  };
  expect(endpointsOf(contract)).toEqual([
    { name: 'things.list', method: 'GET', path: '/things', requires: 'companies.list', creates: false },
    { name: 'make', method: 'POST', path: '/things', requires: 'companies.manage', creates: true },
    { name: 'signIn', method: 'POST', path: '/enter', requires: 'public', creates: false },
    { name: 'leave', method: 'POST', path: '/leave', requires: 'signedIn', creates: false },
  ]);
});

describe('refuses, by its name, an endpoint', () => {
  test.each([
    ['without a permission', oc.route(route)],
    ['with an empty permission', oc.$meta({ requires: '' }).route(route)],
    ['with a permission that the policy does not know', oc.$meta({ requires: 'things.read' }).route(route)],
    ['with a permission that only looks known', oc.$meta({ requires: 'toString' }).route(route)],
    ['without a path', endpoint('companies.list').route({ method: 'GET' })],
    ['without a method', endpoint('companies.list').route({ path: '/things' })],
  ])('%s', (_what, forgotten) => {
    expect(() => endpointsOf({ things: { forgotten } })).toThrow('The endpoint things.forgotten must declare');
  });
});
