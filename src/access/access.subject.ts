/** Creating calls that may be sent again. */
export const access = {
  tables: { idempotency_keys: { key: ['user_id', 'key_hash'], writtenAt: null } },
} as const;
