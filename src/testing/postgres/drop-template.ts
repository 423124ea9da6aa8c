import pg from 'pg';
import { server } from './server.ts';

/** When a run of the tests ends, the database that its others were copied from goes. */
export async function teardown(): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${process.env.TEST_TEMPLATE}`).finally(() => client.end());
}
