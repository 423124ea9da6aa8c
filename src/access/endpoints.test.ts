import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callsOf, Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints.server.ts';

const route = { method: 'GET', path: '/things' } as const;

const { get, create, post } = callsOf('Coisas');

test('answers every endpoint of a contract with what it asks for', () => {
  const contract = {
    things: { list: get('/things', 'companies.list', 'Listar').output(z.object({})) },
    make: create('/things', 'companies.manage', 'Cadastrar', { tokenScope: 'employees:write' }),
    signIn: post('/enter', 'public', 'Entrar', { status: 201 }).output(z.object({})),
    leave: post('/leave', 'signedIn', 'Sair'),
  };
  expect(endpointsOf(contract)).toMatchObject([
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
      status: 201,
      requires: 'companies.manage',
      creates: true,
      tokenScope: 'employees:write',
    },
    {
      name: 'signIn',
      method: 'POST',
      path: '/enter',
      status: 201,
      requires: 'public',
      creates: false,
      tokenScope: null,
    },
    {
      name: 'leave',
      method: 'POST',
      path: '/leave',
      status: 204,
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
    ['without a path', new Endpoint({ meta: { requires: 'companies.list' }, route: { method: 'GET' } })],
    ['without a method', new Endpoint({ meta: { requires: 'companies.list' }, route: { path: '/things' } })],
  ])('%s', (_what, forgotten) => {
    expect(() => endpointsOf({ things: { forgotten } })).toThrow('The endpoint things.forgotten must declare');
  });
});
