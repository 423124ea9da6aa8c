import { describe, expect, test } from 'vitest';
import { creating, Endpoint, endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints.server.ts';

const route = { method: 'GET', path: '/things' } as const;

test('answers every endpoint of a contract with what it asks for', () => {
  const contract = {
    things: { list: endpoint('companies.list').route(route) },
    make: creating('companies.manage', { tokenScope: 'employees:write' }).route({ method: 'POST', path: '/things' }),
    signIn: endpoint('public').route({ method: 'POST', path: '/enter' }),
    leave: endpoint('signedIn').route({ method: 'POST', path: '/leave' }),
  };
  expect(endpointsOf(contract)).toEqual([
    {
      name: 'things.list',
      method: 'GET',
      path: '/things',
      status: 200,
      requires: 'companies.list',
      creates: false,
      tokenScope: null,
    },
    {
      name: 'make',
      method: 'POST',
      path: '/things',
      status: 200,
      requires: 'companies.manage',
      creates: true,
      tokenScope: 'employees:write',
    },
    {
      name: 'signIn',
      method: 'POST',
      path: '/enter',
      status: 200,
      requires: 'public',
      creates: false,
      tokenScope: null,
    },
    {
      name: 'leave',
      method: 'POST',
      path: '/leave',
      status: 200,
      requires: 'signedIn',
      creates: false,
      tokenScope: null,
    },
  ]);
});

describe('refuses, by its name, an endpoint', () => {
  test.each([
    ['without a permission', new Endpoint({ meta: {}, route })],
    ['with an empty permission', new Endpoint({ meta: { requires: '' as never }, route })],
    [
      'with a permission that the policy does not know',
      new Endpoint({ meta: { requires: 'things.read' as never }, route }),
    ],
    ['with a permission that only looks known', new Endpoint({ meta: { requires: 'toString' as never }, route })],
    ['without a path', endpoint('companies.list').route({ method: 'GET' })],
    ['without a method', endpoint('companies.list').route({ path: '/things' })],
  ])('%s', (_what, forgotten) => {
    expect(() => endpointsOf({ things: { forgotten } })).toThrow('The endpoint things.forgotten must declare');
  });
});
