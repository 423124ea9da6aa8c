import { expect, test } from 'vitest';
import { z } from 'zod';
import { joined, nesting } from './joined.ts';
import { declareRecord, withJoined } from './record.ts';

const user = joined(
  { user: z.object({ email: z.string(), deactivatedAt: z.string().optional() }) },
  { 'user.email': 'users.email', 'user.deactivatedAt': 'users.deactivated_at' },
);
const person = declareRecord({
  table: 'people',
  fields: { name: z.string().min(1), email: z.email(), office: z.string().default('') },
  listed: ['name', 'email'],
  row: { id: z.string(), companyId: z.string() },
  record: { version: z.number() },
  searched: ['name', 'email'],
  joined: user,
});

test('a list row is what the list shows, and its query selects just that', () => {
  expect(Object.keys(person.row.schema.shape)).toEqual(['id', 'companyId', 'name', 'user']);
  expect(person.row.columns).toEqual([
    'people.id',
    'people.company_id as companyId',
    'people.name',
    'users.email as user.email',
    'users.deactivated_at as user.deactivatedAt',
  ]);
});

test('the whole record has the other fields too', () => {
  expect(Object.keys(person.whole.schema.shape)).toEqual(['id', 'companyId', 'name', 'office', 'version', 'user']);
  expect(person.whole.columns.slice(3, 5)).toEqual(['people.office', 'people.version']);
});

test('what is answered is what is stored, not what may be typed', () => {
  const stored = { id: '1', companyId: '2', name: '', user: { email: 'of an earlier form' } };
  expect(person.row.schema.parse(stored)).toEqual(stored);
});

test('a change says what may be left out, and is, as not said', () => {
  expect(z.object(person.fields).parse({ name: 'Ana', email: 'ana@zelo.test' })).toHaveProperty('office', '');
  const change = z.object(person.changeFields);
  const said = { name: 'Ana', email: 'ana@zelo.test' };
  expect(change.parse(said)).toEqual(said);
  expect(change.parse({ ...said, office: 'Chefe' })).toEqual({ ...said, office: 'Chefe' });
  expect(change.safeParse({ email: 'ana@zelo.test' }).success).toBe(false);
});

test('a list is sorted by the text that is searched where that begins with the name', () => {
  expect(person.row.order).toEqual({ name: 'people.search', email: 'users.email' });
  expect(person.row.first).toBe('name');
});

test('what was joined comes to its place, and what is not there is absent', () => {
  const place = nesting(person.row.columns);
  const row = { id: '1', companyId: '2', name: 'Ana', 'user.email': 'ana@zelo.test' };
  const answered = { id: '1', companyId: '2', name: 'Ana', user: { email: 'ana@zelo.test' } };
  expect(place({ ...row, 'user.deactivatedAt': null })).toEqual(answered);
  expect(place({ ...row, 'user.deactivatedAt': '2026', secret: 'x' })).toEqual({
    ...answered,
    user: { ...answered.user, deactivatedAt: '2026' },
  });
});

test('a row takes more of a joined table', () => {
  const found = withJoined(person.row, joined({ companyName: z.string() }, { companyName: 'companies.fantasy_name' }));
  expect(found.columns.at(-1)).toBe('companies.fantasy_name as companyName');
  expect(Object.keys(found.schema.shape).at(-1)).toBe('companyName');
});

test('a name that is mistyped does not compile', () => {
  const at = { user: z.object({ email: z.string() }) };
  // @ts-expect-error: the shape has no such place
  joined(at, { 'user.email': 'users.email', 'user.phone': 'users.phone' });
  // @ts-expect-error: a place without a column
  joined(at, {});
  const declared = { table: 'people', fields: { name: z.string() }, row: { id: z.string() } };
  // @ts-expect-error: no such field to be listed
  expect(() => declareRecord({ ...declared, listed: ['nome'], searched: ['name'] })).not.toThrow();
  // @ts-expect-error: no such field to be searched
  expect(() => declareRecord({ ...declared, listed: ['name'], searched: ['nome'] })).not.toThrow();
});
