import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { scopeFor } from './scope.ts';
import { within } from './within.db.ts';

type Tested = {
  units: { company_id: string; id: string; name: string };
  companies: { id: string; name: string };
  users: { id: string; name: string };
};

const db = new Kysely<Tested>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const own = scopeFor('own', 'mine');
const all = scopeFor('all', 'mine');

test('what a scope reaches is said of the table that the query begins with, by the name that it has there', () => {
  const units = within(db.selectFrom('units'), own).innerJoin('companies', 'companies.id', 'units.company_id');
  expect(units.select('units.id').compile()).toMatchObject({
    sql: 'select "units"."id" from "units" inner join "companies" on "companies"."id" = "units"."company_id" where "units"."company_id" = ?',
    parameters: ['mine'],
  });
  expect(within(db.selectFrom('units as one'), own).select('one.id').compile().sql).toContain('"one"."company_id" = ?');
  expect(within(db.selectFrom('companies'), own).select('id').compile().sql).toContain('"companies"."id" = ?');
});

test('updates and deletions are narrowed likewise', () => {
  expect(within(db.updateTable('units').set({ name: 'x' }), own).compile().sql).toContain('"units"."company_id" = ?');
  expect(within(db.deleteFrom('units'), own).compile().sql).toContain('where "units"."company_id" = ?');
});

test('a scope that reaches everything leaves the query as it is', () => {
  expect(within(db.selectFrom('units').select('id'), all).compile().sql).toBe('select "id" from "units"');
});

test('a query that begins with no table of a company does not compile, or is refused', () => {
  // @ts-expect-error users are no company's
  within(db.selectFrom('users'), all);
  const part = db.selectFrom('units').select(['company_id', 'id']).as('part');
  expect(() => within(db.selectFrom(part), own)).toThrow('begins with a table');
});
