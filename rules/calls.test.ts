import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointsOf } from '../src/access/endpoints.server.ts';
import { contracts } from '../src/app/api.server.ts';
import { fieldsOf } from './inputs.ts';
import { codeFiles, read } from './sources.ts';

/** Product 9.2; the PUT to a signed link is the store's own. */
const calls = `
  POST /login
  GET /profile
  GET /admins
  POST /admins
  GET /admins/{}
  PUT /admins/update/{}
  GET /companies
  POST /companies
  GET /company/{}
  PUT /company/update/{}
  GET /professionals
  POST /professionals
  GET /professional/{}
  PUT /professional/update/{}
  POST /units
  GET /units/{}
  GET /unit/{}
  PUT /unit/update/{}
  PUT /unit/delete/{}
  POST /employees
  GET /employees/{}
  GET /employees/unit/{}
  GET /employee/{}
  PUT /employees/update/{}
  PUT /employee/delete/{}
  GET /documents/{}
  GET /document/{}
  GET /sigilalDocuments/{}
  POST /uploads
`;

const declared = endpointsOf(contracts).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);

test('every call of the product is in a contract, with its method and path', () => {
  const missing = calls
    .trim()
    .split(/\n\s*/)
    .filter((call) => !declared.includes(call));
  expect(missing, 'Declare it in the feature’s *.contract.ts and list the feature in src/app/api.server.ts.').toEqual(
    [],
  );
});

test('no two endpoints have the same method and path', () => {
  expect(declared.filter((call, at) => declared.indexOf(call) !== at)).toEqual([]);
});

/** What is asked for beside the record, and no field of it. */
const besideRecords = ['evenIfInactive', 'leaveOutWrong'];

test('the fields of what a call takes are read through what is around them', () => {
  const shape = { name: z.string() };
  const fields = z.object(shape);
  for (const input of [
    fields.refine(() => true),
    fields.transform(({ name }) => name),
    z.preprocess((said) => said, fields),
    fields.pipe(z.object(shape)).optional(),
    fields.nullable().readonly(),
  ]) {
    expect(Object.keys(fieldsOf(input) ?? {})).toEqual(['name']);
  }
  expect(fieldsOf(z.union([fields, z.object({})]))).toBeNull();
});

const changes = endpointsOf(contracts).filter(({ method }) => method === 'PUT');

test('what a change takes can be read field by field', () => {
  const unread = changes.filter(({ inputSchema }) => fieldsOf(inputSchema) === null).map(({ name }) => name);
  expect(unread, 'Take an object, `z.object({ … })`, or teach `fieldsOf` above to read what this one is.').toEqual([]);
});

test('a change of a record takes nothing for said that is not', () => {
  const filled = changes.flatMap(({ name, inputSchema }) =>
    Object.entries(fieldsOf(inputSchema) ?? {})
      .filter(([field, schema]) => schema instanceof z.ZodDefault && !besideRecords.includes(field))
      .map(([field]) => `${name}: ${field}`),
  );
  expect(
    filled,
    'A default is for a new record: here it would overwrite what is kept. Take the fields from `changeFields` of the record.',
  ).toEqual([]);
});

test('what an endpoint was declared with is read from our own class, not from what oRPC keeps for itself', () => {
  const reaching = codeFiles.filter((file) => file !== 'rules/calls.test.ts' && read(file).includes('~orpc'));
  expect(reaching, 'Read `declared` of access/endpoint.ts, or endpointsOf() (docs/decisions/0026).').toEqual([]);
});
