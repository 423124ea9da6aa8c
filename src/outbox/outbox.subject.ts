/** Where other systems are told of changes, and what waits to be told. */
export const outbox = {
  tables: {
    webhooks: {
      key: ['id'],
      writtenAt: 'updated_at',
      sealed: ['secret', 'former_secret'],
      person: { none: 'where other systems are told of changes' },
    },
    // What is told of a person is in their lane.
    webhook_deliveries: { key: ['id'], writtenAt: null, person: { column: 'lane' } },
  },
} as const;
