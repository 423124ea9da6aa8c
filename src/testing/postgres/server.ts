import pg from 'pg';

/** Where the tests make their PostgreSQL databases. */
export const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** How the names of the databases begin that a run of the tests makes. */
export function databasesOf(run: string): string {
  return `zelo_test_${run}_`;
}

/** Does something on a connection that ends with it. */
export async function onPostgres<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
