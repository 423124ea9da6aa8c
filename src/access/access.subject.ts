/** Creating calls that may be sent again. */
export const access = {
  tables: {
    idempotency_keys: {
      key: ['user_id', 'key_hash'],
      writtenAt: null,
      sealed: ['answer'],
      person: { none: 'hashes of what was sent, and of answers, for a day' },
    },
  },
} as const;
