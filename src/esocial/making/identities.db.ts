import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_identities: { employer: string; second: string; last: number };
  }
}

/**
 * The next number of an employer and a second, from 1: whoever takes one holds the count until the transaction ends, so that no two
 * events have the same, whichever node makes them.
 */
export async function takeSequence(tx: Database, employer: string, second: string): Promise<number> {
  const { last } = await tx
    .insertInto('esocial_identities')
    .values({ employer, second, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['employer', 'second']).doUpdateSet((eb) => ({ last: eb('esocial_identities.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
